/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { ModelsPlate } from './models-plate.js';
import { RackWeekPlate, type WeekStep } from './rack-week-plate.js';

const steps: WeekStep[] = ['survey', 'install', 'train', 'attack', 'hand-over'];
const stretch = (step: WeekStep): string => renderToStaticMarkup(<RackWeekPlate step={step} />);
const week = steps.map(stretch);
const models = renderToStaticMarkup(<ModelsPlate />);
const kilobytes = (markup: string): number => gzipSync(markup).length / 1024;

test('the week and the models plate are at most 6 KB compressed each', () => {
  expect(kilobytes(week.join(''))).toBeLessThanOrEqual(6);
  expect(kilobytes(models)).toBeLessThanOrEqual(6);
});

test('each stretch is 200 units wide for each of its days', () => {
  const widths = week.map((markup) => Number(/viewBox="0 0 (\d+) 330"/.exec(markup)?.[1]));
  expect(widths).toEqual([200, 400, 400, 200, 200]);
});

test.each([...steps.map((step) => [step, stretch(step)]), ['models', models]])(
  'the drawing %s is an image with a sentence, whole coordinates and known marks',
  (_, markup) => {
    expect(markup).toMatch(/^<svg[^>]* role="img" aria-label="[A-Z][^"]{30,}\."/);
    expect(markup.match(/ (?:d|x|y|cx|cy)="[^"]*"/g)?.join('')).not.toMatch(/NaN|undefined|\.\d{2,}/);
    expect(markup).not.toMatch(/ id="/);
    const css = readFileSync(new URL('../drawing.css', import.meta.url), 'utf8');
    const inner = markup.replace(/<svg[^>]*>/g, '');
    const marks = [...inner.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(marks.filter((mark) => mark !== 'op' && !css.includes(`.${mark}`))).toEqual([]);
  },
);

test('the rack carries your model from day 5 on, and probes come on day 6 alone', () => {
  const hot = (drawing: string): boolean => drawing.includes('class="sbar"');
  expect(week.map(hot)).toEqual([false, false, true, true, true]);
  expect(week.map((markup) => markup.includes('Probes'))).toEqual([false, false, false, true, false]);
});

test('the models plate has a field of 169 dots and a block of sixteen', () => {
  const dotsOf = (mark: string): number =>
    (new RegExp(`class="${mark}" d="([^"]*)"`).exec(models)?.[1]?.match(/M/g) ?? []).length;
  expect(dotsOf('fd')).toBe(169);
  expect(dotsOf('sfill')).toBe(16);
  expect(dotsOf('i fp')).toBe(16);
});
