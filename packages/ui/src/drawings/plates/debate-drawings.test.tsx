/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DebateAnalytics } from './debate-analytics.js';
import { DebateExchange } from './debate-exchange.js';
import { DebateInterventions } from './debate-interventions.js';
import { DebateKnowledge } from './debate-knowledge.js';
import { DebateModels } from './debate-models.js';
import { DebatePersonas } from './debate-personas.js';
import { DebatePlate } from './debate-plate.js';
import { DebateSeats } from './debate-seats.js';
import { DebateTranscript } from './debate-transcript.js';
import { StudioGraphics } from './studio-graphics.js';
import { StudioPlate } from './studio-plate.js';
import { StudioVfx } from './studio-vfx.js';
import { StudioVideo } from './studio-video.js';

const informative: [string, ReactElement, number][] = [
  ['debate plate', <DebatePlate />, 6],
  ['studio plate', <StudioPlate />, 6],
  ['debate exchange', <DebateExchange />, 3],
];
const decorative: [string, ReactElement, number][] = [
  ['debate seats', <DebateSeats taken={[0, 2, 3]} />, 1.5],
  ['debate models', <DebateModels />, 1.5],
  ['debate personas', <DebatePersonas />, 1.5],
  ['debate knowledge', <DebateKnowledge />, 1.5],
  ['debate interventions', <DebateInterventions />, 1.5],
  ['debate analytics', <DebateAnalytics />, 1.5],
  ['debate transcript', <DebateTranscript />, 1.5],
  ['studio vfx', <StudioVfx />, 1.5],
  ['studio graphics', <StudioGraphics />, 1.5],
  ['studio video', <StudioVideo />, 1.5],
];
const all = [...informative, ...decorative];
const markup = (drawing: ReactElement): string => renderToStaticMarkup(drawing);

it.each(all)('the %s is within its size', (_, drawing, kilobytes) => {
  expect(gzipSync(markup(drawing)).length / 1024).toBeLessThanOrEqual(kilobytes);
});

it.each(all)('the %s has coordinates to a tenth at most and no ids', (_, drawing) => {
  const places = markup(drawing).match(/ (?:d|x|y|cx|cy)="[^"]*"/g) ?? [];
  expect(places.join('')).not.toMatch(/NaN|undefined|Infinity|\.\d{2,}/);
  expect(markup(drawing)).not.toMatch(/ id="/);
});

it.each(all)('the %s uses only marks that the style sheet knows', (_, drawing) => {
  const css = readFileSync(new URL('../drawing.css', import.meta.url), 'utf8');
  const inner = markup(drawing).replace(/<svg[^>]*>/g, '');
  const marks = [...inner.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  expect(marks.filter((mark) => mark !== 'op' && !css.includes(`.${mark}`))).toEqual([]);
});

it.each(informative)('the %s is an image with a sentence', (_, drawing) => {
  expect(markup(drawing)).toMatch(/^<svg[^>]* role="img" aria-label="[A-Z][^"]{30,}\."/);
});

it.each(decorative)('a screen reader does not meet the %s', (_, drawing) => {
  expect(markup(drawing)).toMatch(/^<svg[^>]* aria-hidden="true"/);
});

it('the debate plate has one argument for each pair of the five agents', () => {
  const [, layer = ''] = /<g class="op">(.*?)<\/g>/.exec(markup(<DebatePlate />)) ?? [];
  expect(new Set(layer.match(/ d="[^"]+"/g)).size).toBe(10);
});

it('only the seats taken carry a letter', () => {
  const letters = (taken: number[]) => markup(<DebateSeats taken={taken} />).match(/[ΑΒΓΔΕ]/g);
  expect(letters([0, 2])).toEqual(['Α', 'Γ']);
  expect(letters([0, 1, 2, 3, 4])).toHaveLength(5);
});
