/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { agricultureScenes } from '../applications/agriculture-scenes.js';
import { constructionScenes } from '../applications/construction-scenes.js';
import { energyScenes } from '../applications/energy-scenes.js';
import { financeScenes } from '../applications/finance-scenes.js';
import { healthcareScenes } from '../applications/healthcare-scenes.js';
import { logisticsScenes } from '../applications/logistics-scenes.js';
import { manufacturingScenes } from '../applications/manufacturing-scenes.js';
import { miningScenes } from '../applications/mining-scenes.js';
import { retailScenes } from '../applications/retail-scenes.js';
import { legalClauses } from '../clauses/legal-clauses.js';
import { agricultureExhibit } from '../exhibits/agriculture-exhibit.js';
import { constructionExhibit } from '../exhibits/construction-exhibit.js';
import { energyExhibit } from '../exhibits/energy-exhibit.js';
import { financeExhibit } from '../exhibits/finance-exhibit.js';
import { healthcareExhibit } from '../exhibits/healthcare-exhibit.js';
import { logisticsExhibit } from '../exhibits/logistics-exhibit.js';
import { miningExhibit } from '../exhibits/mining-exhibit.js';
import { retailExhibit } from '../exhibits/retail-exhibit.js';
import { agricultureSymbols } from '../symbols/agriculture-symbols.js';
import { BeltStrip } from '../symbols/belt-strip.js';
import { constructionSymbols } from '../symbols/construction-symbols.js';
import { energySymbols } from '../symbols/energy-symbols.js';
import { financeSymbols } from '../symbols/finance-symbols.js';
import { healthcareSymbols } from '../symbols/healthcare-symbols.js';
import { legalSymbols } from '../symbols/legal-symbols.js';
import { logisticsSymbols } from '../symbols/logistics-symbols.js';
import { manufacturingSymbols } from '../symbols/manufacturing-symbols.js';
import { miningSymbols } from '../symbols/mining-symbols.js';
import { retailSymbols } from '../symbols/retail-symbols.js';
import { AgriculturePlate } from './agriculture-plate.js';
import { ConstructionPlate } from './construction-plate.js';
import { EnergyPlate } from './energy-plate.js';
import { FinancePlate } from './finance-plate.js';
import { HealthcarePlate } from './healthcare-plate.js';
import { LegalPlate } from './legal-plate.js';
import { ManufacturingPlate } from './manufacturing-plate.js';
import { MiningPlate } from './mining-plate.js';
import { RetailPlate } from './retail-plate.js';

const drawn = (Drawing: ComponentType): string => renderToStaticMarkup(<Drawing />);
const kilobytes = (markup: string): number => gzipSync(markup).length / 1024;

const plates: [string, ComponentType][] = [
  ['agriculture', AgriculturePlate],
  ['construction', ConstructionPlate],
  ['energy', EnergyPlate],
  ['finance', FinancePlate],
  ['healthcare', HealthcarePlate],
  ['legal', LegalPlate],
  ['manufacturing', ManufacturingPlate],
  ['mining', MiningPlate],
  ['retail', RetailPlate],
];
const scenes: [string, ComponentType][] = Object.entries({
  ...agricultureScenes,
  ...constructionScenes,
  ...energyScenes,
  ...financeScenes,
  ...healthcareScenes,
  ...logisticsScenes,
  ...manufacturingScenes,
  ...miningScenes,
  ...retailScenes,
});
const symbols: [string, ComponentType][] = Object.entries({
  ...agricultureSymbols,
  ...constructionSymbols,
  ...energySymbols,
  ...financeSymbols,
  ...healthcareSymbols,
  ...legalSymbols,
  ...logisticsSymbols,
  ...manufacturingSymbols,
  ...miningSymbols,
  ...retailSymbols,
});
const exhibits: [string, ComponentType][] = Object.entries({
  agriculture: agricultureExhibit,
  construction: constructionExhibit,
  energy: energyExhibit,
  finance: financeExhibit,
  healthcare: healthcareExhibit,
  logistics: logisticsExhibit,
  mining: miningExhibit,
  retail: retailExhibit,
  ...legalClauses,
}).flatMap(([industry, sheets]) =>
  sheets.map((Sheet, index): [string, ComponentType] => [`${industry} ${index + 1}`, Sheet]),
);
const large = [...plates, ...exhibits];
const small: [string, ComponentType][] = [...scenes, ...symbols, ['belt', BeltStrip]];

describe.each(large)('the large drawing %s', (_, Sheet) => {
  const markup = drawn(Sheet);

  it('is at most 6 KB compressed', () => {
    expect(kilobytes(markup)).toBeLessThanOrEqual(6);
  });

  it('is an image with one sentence or two', () => {
    expect(markup).toMatch(/^<svg[^>]* role="img" aria-label="[A-Z][^"]{60,}\."/);
  });
});

describe.each(plates)('the %s plate', (_, Plate) => {
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
  expect(scenes).toHaveLength(9 * 3);
  expect(symbols).toHaveLength(8 * 4 + 2 * 5);
});

it.each(small)('the %s drawing is decoration of at most 1.5 KB compressed', (_, Drawing) => {
  expect(drawn(Drawing)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  expect(kilobytes(drawn(Drawing))).toBeLessThanOrEqual(1.5);
});

it('draws each of them the same again', () => {
  const all = [...large, ...small];
  expect(all.map(([, Drawing]) => drawn(Drawing))).toEqual(all.map(([, Drawing]) => drawn(Drawing)));
});

describe.each([...large, ...small])('%s', (_, Drawing) => {
  const markup = drawn(Drawing);

  it('has coordinates to a tenth at most and no ids', () => {
    const places = markup.match(/ (?:d|x|y|cx|cy)="[^"]*"/g) ?? [];
    expect(places.join('')).not.toMatch(/NaN|undefined|Infinity|\.\d{2,}/);
    expect(markup).not.toMatch(/ id="/);
  });

  it('uses only marks that the style sheet knows, and no colours of its own', () => {
    const css = readFileSync(new URL('../drawing.css', import.meta.url), 'utf8');
    const marks = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    const hooks = new Set(['op', 'key', 'tag', 'plate-page', 'on-bgc']);
    expect(marks.filter((mark) => !hooks.has(mark) && !css.includes(`.${mark}`))).toEqual([]);
    expect(markup).not.toMatch(/fill="|stroke="|style="/);
  });
});
