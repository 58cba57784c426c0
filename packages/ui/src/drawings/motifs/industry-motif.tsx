import type { SubjectProps } from '../drawing.js';
import { AgricultureMotif } from './agriculture-motif.js';
import { ConstructionMotif } from './construction-motif.js';
import { EnergyMotif } from './energy-motif.js';
import { FinanceMotif } from './finance-motif.js';
import { HealthcareMotif } from './healthcare-motif.js';
import { LegalMotif } from './legal-motif.js';
import { LogisticsMotif } from './logistics-motif.js';
import { ManufacturingMotif } from './manufacturing-motif.js';
import { MiningMotif } from './mining-motif.js';
import { RetailMotif } from './retail-motif.js';

const motifs = {
  legal: LegalMotif,
  construction: ConstructionMotif,
  manufacturing: ManufacturingMotif,
  logistics: LogisticsMotif,
  healthcare: HealthcareMotif,
  retail: RetailMotif,
  finance: FinanceMotif,
  energy: EnergyMotif,
  agriculture: AgricultureMotif,
  mining: MiningMotif,
};

/** An industry that has a drawing: each of the menu, and whichever a page was added for. */
export type DrawnIndustry = keyof typeof motifs;

/** The drawing of an industry, 200 × 120. */
export function IndustryMotif({ industry, ...props }: SubjectProps & { industry: DrawnIndustry }) {
  const Motif = motifs[industry];
  return <Motif {...props} />;
}
