/** @jest-environment node */
import { drawingFaults, type DrawingUnderTest } from '@northgate/ui/testing/drawing-faults';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { industries } from '../features/industry/industries';
import { legalDrawings } from '../features/legal/legal-sections';
import { manufacturingDrawings } from '../features/manufacturing/manufacturing-sections';
import type { NamedDrawings } from '../lib/industry-drawings';

type Named = [string, ReactElement];
const upTo =
  (kilobytes: number) =>
  ([name, drawing]: Named): DrawingUnderTest => [name, drawing, kilobytes];

const shared = Object.entries(industries).map(([name, { drawings }]) => ({ name, ...drawings }));

const plates: Named[] = [
  ...shared.map(({ name, plate }): Named => [name, plate]),
  ['legal', legalDrawings.plate],
  ['manufacturing', manufacturingDrawings.plate],
];
const named = (drawings: NamedDrawings) => Object.entries(drawings) as Named[];
const scenes = [...shared, manufacturingDrawings].flatMap((drawings) => named(drawings.scenes));
const symbols = [...shared, legalDrawings, manufacturingDrawings].flatMap((drawings) =>
  named(drawings.symbols),
);
const exhibits = [
  ...shared.map(({ name, exhibit }) => [name, exhibit] as const),
  ...Object.entries(legalDrawings.clauses),
].flatMap(([name, sheets]) => sheets.map((sheet, index): Named => [`${name} ${index + 1}`, sheet]));
const large = [...plates, ...exhibits];
const small: Named[] = [...scenes, ...symbols, ['belt', manufacturingDrawings.belt]];

it.each(large.map(upTo(6)))('the large drawing %s is an image with a sentence', (...drawing) => {
  expect(drawingFaults(drawing, true)).toEqual([]);
});

it.each(small.map(upTo(1.5)))('the drawing %s is small, known decoration', (...drawing) => {
  expect(drawingFaults(drawing, false)).toEqual([]);
});

describe.each(plates.filter(([name]) => name !== 'logistics'))('the %s plate', (_, plate) => {
  const markup = renderToStaticMarkup(plate);

  it('has one overprint, and lettering of the size that stays readable', () => {
    expect(markup.match(/class="op"/g)).toHaveLength(1);
    expect(markup.match(/<text class="(?!lab)/g)).toBeNull();
  });

  it('ends in the neatline of its bottom edge', () => {
    expect(markup).toMatch(/<path class="fi" d="M0 \d+h\d+v6h-\d+z[^"]*"><\/path><\/svg>$/);
  });
});

it('no two plates have the same sentence', () => {
  const sentences = large.map(
    ([, drawing]) => /aria-label="([^"]+)"/.exec(renderToStaticMarkup(drawing))?.[1],
  );
  expect(new Set(sentences).size).toBe(large.length);
});

it('no two industries share the name of a scene or a symbol', () => {
  for (const drawings of [scenes, symbols])
    expect(new Set(drawings.map(([name]) => name)).size).toBe(drawings.length);
});
