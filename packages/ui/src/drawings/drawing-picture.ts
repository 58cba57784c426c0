import tokens from '../generated/tokens.css';
import grammar from './drawing.css';

type Palette = 'day' | 'night';

const coloursOf = (palette: Palette): Map<string, string> =>
  new Map([...tokensOf(':root'), ...(palette === 'night' ? tokensOf('.dark') : [])]);

/** Custom properties that rules for exactly this selector set. */
function tokensOf(selector: string): Map<string, string> {
  const blocks = (tokens?.css ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return new Map(
    [...blocks]
      .filter(([, selectors = '']) => selectors.split(',').includes(selector))
      .flatMap(([, , block = '']) => [...block.matchAll(/(--colors-[\w-]+):([^;]+)/g)])
      .map(([, token = '', value = '']) => [token, value]),
  );
}

/**
 * A drawing, given as its svg element, as a picture of CSS (`url(…)`): a document of its own in the colours of day or night,
 * with the rules of the grammar that it needs.
 */
export function drawingPicture(svg: string, palette: Palette): string {
  const colours = coloursOf(palette);
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
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${svg.includes('<text') ? lettering : ''}${rules}</style>`)
    .replaceAll('"', "'");
  return `url("data:image/svg+xml,${whole.replace(/[%#<>]/g, encodeURIComponent)}")`;
}

/** A picture cannot use the typeface of the page around it. */
const lettering = 'svg{font-family:Arial,sans-serif}';

/** The rules that hold in windows of every width, as selectors and block. */
function plainRules(css: string): [selectors: string, block: string][] {
  const plain = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', block = '']) => [
    selectors,
    block,
  ]);
}
