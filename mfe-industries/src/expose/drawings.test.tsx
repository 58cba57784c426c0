/** @jest-environment node */
import { drawingFaults, type DrawingUnderTest } from '@northgate/ui/testing/drawing-faults';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { industries } from '../features/industry/industries';
import { legalDrawings } from '../features/legal/legal-drawings';
import { manufacturingDrawings } from '../features/manufacturing/manufacturing-drawings';

const drawn = (Drawing: ComponentType): string => renderToStaticMarkup(<Drawing />);
const upTo =
  (kilobytes: number) =>
  ([name, Drawing]: [string, ComponentType]): DrawingUnderTest => [name, <Drawing />, kilobytes];

const shared = Object.entries(industries).map(([name, { drawings }]) => ({ name, ...drawings }));

const plates: [string, ComponentType][] = [
  ...shared.map(({ name, Plate }): [string, ComponentType] => [name, Plate]),
  ['legal', legalDrawings.Plate],
  ['manufacturing', manufacturingDrawings.Plate],
];
const scenes: [string, ComponentType][] = [...shared, manufacturingDrawings].flatMap((drawings) =>
  Object.entries(drawings.scenes),
);
const symbols: [string, ComponentType][] = [...shared, legalDrawings, manufacturingDrawings].flatMap(
  (drawings) => Object.entries(drawings.symbols),
);
const exhibits: [string, ComponentType][] = [
  ...shared.map(({ name, exhibit }): [string, readonly ComponentType[]] => [name, exhibit]),
  ...Object.entries(legalDrawings.clauses),
].flatMap(([name, sheets]) =>
  sheets.map((Sheet, index): [string, ComponentType] => [`${name} ${index + 1}`, Sheet]),
);
const large: [string, ComponentType][] = [...plates, ...exhibits];
const small: [string, ComponentType][] = [...scenes, ...symbols, ['belt', manufacturingDrawings.Belt]];

it.each(large.map(upTo(6)))('the large drawing %s is an image with a sentence', (...drawing) => {
  expect(drawingFaults(drawing, true)).toEqual([]);
});

it.each(small.map(upTo(1.5)))('the drawing %s is small, known decoration', (...drawing) => {
  expect(drawingFaults(drawing, false)).toEqual([]);
});

describe.each(plates.filter(([name]) => name !== 'logistics'))('the %s plate', (_, Plate) => {
  const markup = drawn(Plate);

  it('has one overprint, and lettering of the size that stays readable', () => {
    expect(markup.match(/class="op"/g)).toHaveLength(1);
    expect(markup.match(/<text class="(?!lab)/g)).toBeNull();
  });

  it('ends in the neatline of its bottom edge', () => {
    expect(markup).toMatch(/<path class="fi" d="M0 \d+h\d+v6h-\d+z[^"]*"><\/path><\/svg>$/);
  });
});

it('no two plates have the same sentence', () => {
  const sentences = large.map(([, Plate]) => /aria-label="([^"]+)"/.exec(drawn(Plate))?.[1]);
  expect(new Set(sentences).size).toBe(large.length);
});

it('no two industries share the name of a scene or a symbol', () => {
  for (const drawings of [scenes, symbols])
    expect(new Set(drawings.map(([name]) => name)).size).toBe(drawings.length);
});
