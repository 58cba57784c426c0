/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { svgDrawing } from './svg-drawing';

const inside = '<path class="i" d="M3 4V44H46"></path>';
const sheet = { viewBox: '0 0 48 48', className: 'sym' };

test('is decoration without a label, with the class names of its file and of its place', () => {
  const Symbol = svgDrawing(sheet, inside);
  expect(renderToStaticMarkup(<Symbol className="small" />)).toBe(
    `<svg class="dw sym small" viewBox="0 0 48 48" aria-hidden="true">${inside}</svg>`,
  );
});

test('is an image with its label', () => {
  const Plate = svgDrawing({ ...sheet, 'aria-label': 'A ship.', preserveAspectRatio: 'none' }, inside);
  expect(renderToStaticMarkup(<Plate />)).toBe(
    `<svg class="dw sym" viewBox="0 0 48 48" role="img" aria-label="A ship." preserveAspectRatio="none">${inside}</svg>`,
  );
});

test('sits where another drawing puts it', () => {
  const Symbol = svgDrawing(sheet, inside);
  expect(renderToStaticMarkup(<Symbol placement={{ x: 1, y: 2, width: 3, height: 4 }} />)).toBe(
    `<svg x="1" y="2" width="3" height="4" viewBox="0 0 48 48" overflow="visible">${inside}</svg>`,
  );
});
