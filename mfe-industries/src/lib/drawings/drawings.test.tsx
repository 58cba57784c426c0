/** @jest-environment node */
import { drawingFaults, type DrawingUnderTest } from '@northgate/ui/testing/drawing-faults';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { agricultureScenes } from './applications/agriculture-scenes';
import { constructionScenes } from './applications/construction-scenes';
import { energyScenes } from './applications/energy-scenes';
import { financeScenes } from './applications/finance-scenes';
import { healthcareScenes } from './applications/healthcare-scenes';
import { logisticsScenes } from './applications/logistics-scenes';
import { manufacturingScenes } from './applications/manufacturing-scenes';
import { miningScenes } from './applications/mining-scenes';
import { retailScenes } from './applications/retail-scenes';
import { legalClauses } from './clauses/legal-clauses';
import { agricultureExhibit } from './exhibits/agriculture-exhibit';
import { constructionExhibit } from './exhibits/construction-exhibit';
import { energyExhibit } from './exhibits/energy-exhibit';
import { financeExhibit } from './exhibits/finance-exhibit';
import { healthcareExhibit } from './exhibits/healthcare-exhibit';
import { logisticsExhibit } from './exhibits/logistics-exhibit';
import { miningExhibit } from './exhibits/mining-exhibit';
import { retailExhibit } from './exhibits/retail-exhibit';
import { agricultureSymbols } from './symbols/agriculture-symbols';
import { BeltStrip } from './symbols/belt-strip';
import { constructionSymbols } from './symbols/construction-symbols';
import { energySymbols } from './symbols/energy-symbols';
import { financeSymbols } from './symbols/finance-symbols';
import { healthcareSymbols } from './symbols/healthcare-symbols';
import { legalSymbols } from './symbols/legal-symbols';
import { logisticsSymbols } from './symbols/logistics-symbols';
import { manufacturingSymbols } from './symbols/manufacturing-symbols';
import { miningSymbols } from './symbols/mining-symbols';
import { retailSymbols } from './symbols/retail-symbols';
import { AgriculturePlate } from './plates/agriculture-plate';
import { ConstructionPlate } from './plates/construction-plate';
import { EnergyPlate } from './plates/energy-plate';
import { FinancePlate } from './plates/finance-plate';
import { HealthcarePlate } from './plates/healthcare-plate';
import { LegalPlate } from './plates/legal-plate';
import { LogisticsPlate } from './plates/logistics-plate';
import { ManufacturingPlate } from './plates/manufacturing-plate';
import { MiningPlate } from './plates/mining-plate';
import { RetailPlate } from './plates/retail-plate';

const drawn = (Drawing: ComponentType): string => renderToStaticMarkup(<Drawing />);
const upTo =
  (kilobytes: number) =>
  ([name, Drawing]: [string, ComponentType]): DrawingUnderTest => [name, <Drawing />, kilobytes];

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
const large: [string, ComponentType][] = [...plates, ['logistics', LogisticsPlate], ...exhibits];
const small: [string, ComponentType][] = [...scenes, ...symbols, ['belt', BeltStrip]];

it.each(large.map(upTo(6)))('the large drawing %s is an image with a sentence', (...drawing) => {
  expect(drawingFaults(drawing, true)).toEqual([]);
});

it.each(small.map(upTo(1.5)))('the drawing %s is small, known decoration', (...drawing) => {
  expect(drawingFaults(drawing, false)).toEqual([]);
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
