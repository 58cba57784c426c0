/** @jest-environment node */
import { drawingFaults, type DrawingUnderTest } from '@northgate/ui/testing/drawing-faults';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import DebatePlate from '../features/platform/drawings/plate.svg';
import ModelsPlate from '../features/custom-models/drawings/plate.svg';
import { DebateSeats } from '../lib/debate-seats';

const features = fileURLToPath(new URL('../features', import.meta.url));
/** What a drawing of these names shows is said in a sentence; the others decorate. */
const informative = /^home|\/(plate|exchange|layers|sites-plan|sample-\w+|week-[\w-]+)\.svg$/;
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svg'),
);
const drawings = await Promise.all(
  files.map(async (file): Promise<DrawingUnderTest> => {
    const { default: Drawing } = (await import(`../features/${file}`)) as typeof import('*.svg');
    return [file, <Drawing />, informative.test(file) ? 3 : 1.5];
  }),
);
const markup = (drawing: ReactElement): string => renderToStaticMarkup(drawing);
const week = ['survey', 'install', 'train', 'attack', 'hand-over'].map((step) =>
  markup(drawings.find(([file]) => file.endsWith(`/week-${step}.svg`))?.[1] ?? <></>),
);

it.each(drawings)('the drawing %s is small and known', (...drawing) => {
  expect(drawingFaults(drawing, informative.test(drawing[0]))).toEqual([]);
});

it('the seats of a debate are small, known decoration', () => {
  expect(drawingFaults(['seats', <DebateSeats taken={[0, 2, 3]} />, 1.5], false)).toEqual([]);
});

it('the debate plate has one argument for each pair of the five agents', () => {
  const [, layer = ''] = /<g class="op">(.*?)<\/g>/.exec(markup(<DebatePlate />)) ?? [];
  expect(new Set(layer.match(/ d="[^"]+"/g)).size).toBe(10);
});

it('only the seats taken carry a letter', () => {
  const letters = (taken: number[]) => markup(<DebateSeats taken={taken} />).match(/[ΑΒΓΔΕ]/g);
  expect(letters([0, 2])).toEqual(['Α', 'Γ']);
  expect(letters([0, 1, 2, 3, 4])).toEqual(['Α', 'Β', 'Γ', 'Δ', 'Ε']);
});

it('the week as a whole is at most 6 KB compressed', () => {
  expect(gzipSync(week.join('')).length / 1024).toBeLessThanOrEqual(6);
});

it('each stretch of the week is 200 units wide for each of its days', () => {
  const widths = week.map((drawing) => Number(/viewBox="0 0 (\d+) 330"/.exec(drawing)?.[1]));
  expect(widths).toEqual([200, 400, 400, 200, 200]);
});

it('the rack carries your model from day 5 on, and probes come on day 6 alone', () => {
  const hot = (drawing: string): boolean => drawing.includes('class="sbar"');
  expect(week.map(hot)).toEqual([false, false, true, true, true]);
  expect(week.map((drawing) => drawing.includes('Probes'))).toEqual([false, false, false, true, false]);
});

it('the models plate has a field of 169 dots and a block of sixteen', () => {
  const models = markup(<ModelsPlate />);
  const dotsOf = (mark: string): number =>
    (new RegExp(`class="${mark}" d="([^"]*)"`).exec(models)?.[1]?.match(/M/g) ?? []).length;
  expect(dotsOf('fd')).toBe(169);
  expect(dotsOf('sfill')).toBe(16);
  expect(dotsOf('i fp')).toBe(16);
});
