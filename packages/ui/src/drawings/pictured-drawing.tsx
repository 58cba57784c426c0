import { renderToStaticMarkup } from 'react-dom/server.edge';
import { cx } from '../composition/class-names';
import { late } from '../composition/late';
import { useSheet, type Sheet } from '../composition/sheets';
import tokens from '../generated/tokens.css';
import grammar from './drawing.css';
import { SubjectDrawing, type SubjectName } from './subjects/subject-drawing';

interface PicturedDrawingProps {
  name: SubjectName | (string & {});
  className?: string;
}

/**
 * A drawing without its lettering as a picture of the page's styles, in the colours of day or night. It costs the document
 * a class and no more, so it suits what is seen later, such as the inside of a menu. Server only.
 */
export function PicturedDrawing({ name, className }: PicturedDrawingProps) {
  useSheet(sheetOf(name));
  return <span {...late} aria-hidden className={cx(`pictured-${name}`, className)} />;
}

const sheets = new Map<string, Sheet>();

function sheetOf(name: string): Sheet {
  const known = sheets.get(name) ?? makeSheet(name);
  sheets.set(name, known);
  return known;
}

function makeSheet(name: string): Sheet {
  const svg = renderToStaticMarkup(<SubjectDrawing name={name} />).replace(/<text.*?<\/text>/g, '');
  const [, width = '1', height = '1'] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
  const picture = (colours: Map<string, string>) => `url("${dataAddress(svg, colours)}")`;
  const [day, night] = [colours(':root'), new Map([...colours(':root'), ...colours('.dark')])];
  return {
    id: `pictured-${name}`,
    layer: 'kit',
    css: `.pictured-${name}{display:block;aspect-ratio:${width}/${height};background:center/contain no-repeat}`,
    pictures:
      `.pictured-${name}{background-image:${picture(day)}}` +
      `.dark .pictured-${name}{background-image:${picture(night)}}`,
  };
}

/** Custom properties that rules for exactly this selector set. */
function colours(selector: string): Map<string, string> {
  const blocks = (tokens?.css ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return new Map(
    [...blocks]
      .filter(([, selectors = '']) => selectors.split(',').includes(selector))
      .flatMap(([, , block = '']) => [...block.matchAll(/(--colors-[\w-]+):([^;]+)/g)])
      .map(([, token = '', value = '']) => [token, value]),
  );
}

/** The drawing as a document of its own, with the rules of the grammar that it needs. */
function dataAddress(svg: string, colours: Map<string, string>): string {
  const classes = new Set(
    [...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const namesOf = (selector: string) => selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  const needed = (selector: string) =>
    selector.startsWith('.dw ') && [...namesOf(selector)].every(([, name = '']) => classes.has(name));
  const rules = plainRules(grammar?.css ?? '')
    .map(([selectors, block]) => [
      selectors
        .split(/,(?![^(]*\))/)
        .filter(needed)
        .join(','),
      block,
    ])
    .map(([selectors, block]) => (selectors ? `${selectors}{${block}}` : ''))
    .join('')
    .replace(/var\((--[\w-]+)\)/g, (_, token: string) => colours.get(token) ?? 'none');
  const whole = svg
    .replace(' aria-hidden="true"', ' xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${rules}</style>`)
    .replaceAll('"', "'");
  return `data:image/svg+xml,${whole.replace(/[%#<>]/g, encodeURIComponent)}`;
}

/** The rules that hold in windows of every width, as selectors and block. */
function plainRules(css: string): [selectors: string, block: string][] {
  const plain = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', block = '']) => [
    selectors,
    block,
  ]);
}
