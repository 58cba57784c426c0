import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A drawing under test: its name, what draws it, and its size as gzip, in kilobytes, at most. */
export type DrawingUnderTest = [name: string, drawing: ReactElement, kilobytes: number];

/** What code or the styles of one page refer to, and drawing.css does not. */
const hooks = new Set(['op', 'key', 'tag', 'plate-page', 'on-bgc', 'poster']);

/**
 * What is wrong with a drawing, in sentences: too large, coordinates finer than a tenth, ids, class names without a style,
 * colours that are not the theme's, and, where `spoken` says whether it informs or decorates, what a screen reader makes of it.
 */
export function drawingFaults([, drawing, kilobytes]: DrawingUnderTest, spoken?: boolean): string[] {
  const markup = renderToStaticMarkup(drawing);
  const size = gzipSync(markup).length / 1024;
  const role = /^<svg[^>]* role="img" aria-label="[A-Z][^"]{30,}\."/.test(markup);
  const hidden = /^<svg[^>]* aria-hidden="true"/.test(markup);
  const places = markup.match(/ (?:d|x|y|cx|cy)="[^"]*"/g) ?? [];
  return [
    size > kilobytes ? `has ${size.toFixed(1)} KB instead of ${kilobytes}` : '',
    ...(places.join('').match(/NaN|undefined|Infinity|\d*\.\d{2,}/) ?? []).map(
      (at) => `has the coordinate ${at}`,
    ),
    / id="/.test(markup) ? 'has an id, which could be on a page twice' : '',
    ...unknownMarks(markup).map((mark) => `has the class ${mark}, which drawing.css does not know`),
    ...(markup.match(/(?:fill|stroke|style)="(?!none|currentColor|var\(--colors-)[^"]*"/g) ?? []).map(
      (own) => `has a colour that is not the theme's: ${own}`,
    ),
    spoken === true && !role ? 'is no image with a sentence' : '',
    spoken === false && !hidden ? 'is not hidden from screen readers' : '',
  ].filter(Boolean);
}

function unknownMarks(markup: string): string[] {
  const css = readFileSync(new URL('../drawings/drawing.css', import.meta.url), 'utf8');
  const inner = markup.replace(/<svg[^>]*>/g, '');
  const marks = [...inner.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return marks.filter((mark) => !hooks.has(mark) && !css.includes(`.${mark}`));
}
