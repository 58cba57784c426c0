/** @jest-environment node */
import { drawingFaults, type DrawingUnderTest } from '@northgate/ui/testing/drawing-faults';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CctvPlate } from './plates/cctv-plate';
import { CybersecurityPlate } from './plates/cybersecurity-plate';
import { DebateAnalytics } from './plates/debate-analytics';
import { DebateExchange } from './plates/debate-exchange';
import { DebateInterventions } from './plates/debate-interventions';
import { DebateKnowledge } from './plates/debate-knowledge';
import { DebateModels } from './plates/debate-models';
import { DebatePersonas } from './plates/debate-personas';
import { DebatePlate } from './plates/debate-plate';
import { DebateSeats } from './plates/debate-seats';
import { DebateTranscript } from './plates/debate-transcript';
import { HomePlate } from './plates/home-plate';
import { ModelsPlate } from './plates/models-plate';
import { RackWeekPlate, type WeekStep } from './plates/rack-week-plate';
import { RedTeamingPlate } from './plates/red-teaming-plate';
import { StudioGraphics } from './plates/studio-graphics';
import { StudioPlate } from './plates/studio-plate';
import { StudioVfx } from './plates/studio-vfx';
import { StudioVideo } from './plates/studio-video';
import { LoadingBayStill } from './stills/loading-bay-still';
import { NetworkStill } from './stills/network-still';
import { PromptWindowStill } from './stills/prompt-window-still';
import { DebatePortfolio } from './subjects/debate-portfolio';
import { RackWeek } from './subjects/rack-week';
import { SecurityLayers } from './subjects/security-layers';
import { SitesPlan } from './subjects/sites-plan';
import { DetectionSymbol, type Detection } from './symbols/detection-symbol';

const steps: WeekStep[] = ['survey', 'install', 'train', 'attack', 'hand-over'];
const detections: Detection[] = ['weapons', 'loitering', 'perimeter', 'crowd', 'left-object', 'tampering'];

const informative: DrawingUnderTest[] = [
  ['home plate', <HomePlate />, 6],
  ['cctv plate', <CctvPlate />, 6],
  ['cybersecurity plate', <CybersecurityPlate />, 6],
  ['red teaming plate', <RedTeamingPlate />, 6],
  ['debate plate', <DebatePlate />, 6],
  ['studio plate', <StudioPlate />, 6],
  ['models plate', <ModelsPlate />, 6],
  ['debate exchange', <DebateExchange />, 3],
  ['debate portfolio', <DebatePortfolio />, 6],
  ['rack week', <RackWeek />, 6],
  ['sites plan', <SitesPlan />, 6],
  ['security layers', <SecurityLayers />, 6],
  ...steps.map((step): DrawingUnderTest => [`week from ${step}`, <RackWeekPlate step={step} />, 6]),
];
const decorative: DrawingUnderTest[] = [
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
  ['loading bay still', <LoadingBayStill />, 6],
  ['network still', <NetworkStill />, 6],
  ['prompt window still', <PromptWindowStill />, 6],
  ...detections.map((name): DrawingUnderTest => [name, <DetectionSymbol detection={name} />, 1.5]),
];
const markup = (drawing: ReactElement): string => renderToStaticMarkup(drawing);
const stretch = (step: WeekStep): string => markup(<RackWeekPlate step={step} />);
const week = steps.map(stretch);

it.each(informative)('the %s is an image with a sentence', (...drawing) => {
  expect(drawingFaults(drawing, true)).toEqual([]);
});

it.each(decorative)('the %s is small, known decoration', (...drawing) => {
  expect(drawingFaults(drawing, false)).toEqual([]);
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
