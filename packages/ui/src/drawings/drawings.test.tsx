/** @jest-environment node */
import { defaultBrand } from '@northgate/site/brand.default';
import { industriesMenu, solutionChoices, solutionsMenu } from '@northgate/site/navigation';
import { industryKeys } from '@northgate/site/paths';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ColdChain } from './applications/cold-chain.js';
import { PlannedRoutes } from './applications/planned-routes.js';
import { WarehousePicking } from './applications/warehouse-picking.js';
import { LogoMark } from './logo-mark.js';
import { LostTrack } from './lost-track.js';
import { IndustryMotif } from './motifs/industry-motif.js';
import { CctvPlate } from './plates/cctv-plate.js';
import { CybersecurityPlate } from './plates/cybersecurity-plate.js';
import { HomePlate } from './plates/home-plate.js';
import { LogisticsPlate } from './plates/logistics-plate.js';
import { ModelsPlate } from './plates/models-plate.js';
import { RedTeamingPlate } from './plates/red-teaming-plate.js';
import { SocialGlyph } from './social-glyph.js';
import { LoadingBayStill } from './stills/loading-bay-still.js';
import { NetworkStill } from './stills/network-still.js';
import { PromptWindowStill } from './stills/prompt-window-still.js';
import { DebatePortfolio } from './subjects/debate-portfolio.js';
import { RackWeek } from './subjects/rack-week.js';
import { SecurityLayers } from './subjects/security-layers.js';
import { SitesPlan } from './subjects/sites-plan.js';
import { SubjectDrawing } from './subjects/subject-drawing.js';
import { DetectionSymbol, type Detection } from './symbols/detection-symbol.js';

const kilobytes = (drawing: ReactElement): number => gzipSync(renderToStaticMarkup(drawing)).length / 1024;

const plates: [string, ReactElement][] = [
  ['home', <HomePlate />],
  ['cctv', <CctvPlate />],
  ['logistics', <LogisticsPlate />],
  ['cybersecurity', <CybersecurityPlate />],
  ['red teaming', <RedTeamingPlate />],
];
const informative: [string, ReactElement][] = [
  ...plates,
  ['debate', <DebatePortfolio />],
  ['rack week', <RackWeek />],
  ['sites plan', <SitesPlan />],
  ['security layers', <SecurityLayers />],
];
const subjectNames = ['infrastructure', 'debate', 'models', 'studio', 'cctv', 'cybersecurity', 'red-teaming'];
const subjects = subjectNames.map((name): [string, ReactElement] => [name, <SubjectDrawing name={name} />]);
const motifs = industryKeys.map((key): [string, ReactElement] => [key, <IndustryMotif industry={key} />]);
const detections: Detection[] = ['weapons', 'loitering', 'perimeter', 'crowd', 'left-object', 'tampering'];
const decorative: [string, ReactElement][] = [
  ...subjects,
  ...motifs,
  ...detections.map((name): [string, ReactElement] => [name, <DetectionSymbol detection={name} />]),
  ['planned routes', <PlannedRoutes />],
  ['warehouse picking', <WarehousePicking />],
  ['cold chain', <ColdChain />],
  ['loading bay still', <LoadingBayStill />],
  ['network still', <NetworkStill />],
  ['prompt window still', <PromptWindowStill />],
  ['lost track', <LostTrack />],
  ['logo', <LogoMark />],
  ['social glyph', <SocialGlyph name="linkedin" />],
];

describe('size', () => {
  it.each(plates)('the %s plate is at most 6 KB compressed', (_, plate) => {
    expect(kilobytes(plate)).toBeLessThanOrEqual(6);
  });

  it.each([...motifs, ...subjects])('the %s drawing is at most 1.5 KB compressed', (_, drawing) => {
    expect(kilobytes(drawing)).toBeLessThanOrEqual(1.5);
  });
});

describe('every drawing', () => {
  it('is the same each time, although some look as if chance had made them', () => {
    const again = (drawings: [string, ReactElement][]) =>
      drawings.map(([name, drawing]) => [name, renderToStaticMarkup(drawing)]);
    const all: [string, ReactElement][] = [...informative, ...decorative, ['models', <ModelsPlate />]];
    expect(again(all)).toEqual(again(all));
  });

  it.each([...informative, ...decorative])('has whole coordinates to a tenth at most: %s', (_, drawing) => {
    const paths = renderToStaticMarkup(drawing).match(/ (?:d|x|y|cx|cy)="[^"]*"/g) ?? [];
    expect(paths.join('')).not.toMatch(/NaN|undefined|Infinity|\.\d{2,}/);
  });

  it.each([...informative, ...decorative])('carries no id that could clash on a page: %s', (_, drawing) => {
    expect(renderToStaticMarkup(drawing)).not.toMatch(/ id="/);
  });

  it.each([...informative, ...decorative])('uses only marks that the style sheet knows: %s', (_, drawing) => {
    const css = readFileSync(new URL('drawing.css', import.meta.url), 'utf8');
    const inner = renderToStaticMarkup(drawing).replace(/<svg[^>]*>/g, '');
    const marks = [...inner.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    const hooks = new Set(['op']);
    expect(marks.filter((mark) => !hooks.has(mark) && !css.includes(`.${mark}`))).toEqual([]);
  });
});

describe('to a screen reader', () => {
  it.each(informative)('the %s drawing is an image with a sentence', (_, drawing) => {
    expect(renderToStaticMarkup(drawing)).toMatch(/^<svg[^>]* role="img" aria-label="[A-Z][^"]{30,}\."/);
  });

  it.each(decorative)('the %s drawing is not there', (_, drawing) => {
    expect(renderToStaticMarkup(drawing)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });
});

describe('subjects', () => {
  const icons = [...solutionsMenu(defaultBrand), ...industriesMenu(), ...solutionChoices()].map(
    ({ icon }) => icon,
  );

  it.each([...new Set(icons)])('the icon name %s of navigation has a drawing', (icon) => {
    expect(renderToStaticMarkup(<SubjectDrawing name={icon} />)).toMatch(/^<svg class="dw"/);
  });

  it('draws nothing for a name without a drawing', () => {
    expect(renderToStaticMarkup(<SubjectDrawing name="constructor" />)).toBe('');
  });

  it('can leave its lettering out', () => {
    expect(renderToStaticMarkup(<SubjectDrawing name="debate" labels="never" />)).toContain('class="dw ln"');
  });
});
