/** @jest-environment node */
import { jest } from '@jest/globals';

jest.unstable_mockModule('@northgate/ui/drawings/drawing-picture', () => ({
  drawingPicture: (svg: string, palette: string) => `url("${palette} of ${svg.length}")`,
}));
const { withoutLateDrawings } = await import('./late-drawings');

const inside = `<path d="${'M0 0h9'.repeat(80)}"></path>`;
const svg = (attributes = 'class="dw"', content = inside) => `<svg ${attributes}>${content}</svg>`;
const part = (content: string, attributes = '') =>
  `<div data-static="part"><section data-late="" ${attributes}>${content}</section></div>`;

const emptied = (markup: string) => {
  const { body, insides } = withoutLateDrawings(markup);
  return { body, insides };
};
const untouched = (markup: string) => ({ body: markup, insides: [] });

test('a late drawing of a static part leaves its element, with its number and its name', () => {
  const named = svg('class="dw" role="img" aria-label="A rack"');
  expect(emptied(part(`<p>One</p>${named}<p>Two</p>${svg()}`))).toEqual({
    body: part(
      '<p>One</p><svg class="dw" role="img" aria-label="A rack" data-drawing="0"></svg><p>Two</p><svg class="dw" data-drawing="1"></svg>',
    ),
    insides: [inside, inside],
  });
});

test('a drawing within a drawing goes with it', () => {
  const { insides } = emptied(part(svg('class="dw"', svg('x="4"'))));
  expect(insides).toEqual([svg('x="4"')]);
});

test('an element may be there from the start while its drawing is late', () => {
  const cover = `<div data-static="cover" data-drawn-late="">${svg()}</div>`;
  expect(emptied(cover).insides).toEqual([inside]);
});

test.each([
  ['in the first screen', `<div data-static="hero">${svg()}</div>`],
  ['of the frame, which React compares', `<footer data-late="">${svg()}</footer>`],
  ['of an island, which React compares', part(`<div data-island="chart">${svg()}</div>`)],
  ['that is too small to be worth it', part(svg('class="lucide"', '<path d="M5 12h14"></path>'))],
])('a drawing %s stays', (_, markup) => {
  expect(emptied(markup)).toEqual(untouched(markup));
});

test('a static part within an island gives its drawings away', () => {
  const markup = `<div data-island="list">${part(svg())}</div>`;
  expect(emptied(markup).insides).toEqual([inside]);
});

test('a picture stands in where no script fills it, by night in a night section', () => {
  const { pictures } = withoutLateDrawings(part(svg()) + part(svg(), 'data-palette="night"'));
  expect(pictures).toBe(
    ['day', 'night']
      .map(
        (palette, number) =>
          `[data-drawing="${number}"]{background:url("${palette} of ${svg().length}") 0 0/100% 100% no-repeat}`,
      )
      .join(''),
  );
});
