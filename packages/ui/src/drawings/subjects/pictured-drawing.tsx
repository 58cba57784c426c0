import { renderToStaticMarkup } from 'react-dom/server.edge';
import { cx } from '../../composition/class-names';
import { late } from '../../composition/late';
import { noteSheet, type Sheet } from '../../composition/sheets';
import { drawingPicture } from '../drawing-picture';
import { SubjectDrawing, type SubjectName } from './subject-drawing';

interface PicturedDrawingProps {
  name: SubjectName | (string & {});
  className?: string;
}

/**
 * A drawing without its lettering as a picture of the page's styles, in the colours of day or night. It costs the document
 * a class and no more, so it suits what is seen later, such as the inside of a menu. Server only.
 */
export function PicturedDrawing({ name, className }: PicturedDrawingProps) {
  noteSheet(sheetOf(name));
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
  return {
    id: `pictured-${name}`,
    layer: 'kit',
    css: `.pictured-${name}{display:block;aspect-ratio:${width}/${height};background:center/contain no-repeat}`,
    pictures:
      `.pictured-${name}{background-image:${drawingPicture(svg, 'day')}}` +
      `.dark .pictured-${name}{background-image:${drawingPicture(svg, 'night')}}`,
  };
}
