import type { SvgDrawingProps } from '../svg-drawing.js';
import Agriculture from './agriculture.svg';
import Construction from './construction.svg';
import Energy from './energy.svg';
import Finance from './finance.svg';
import Healthcare from './healthcare.svg';
import Legal from './legal.svg';
import Logistics from './logistics.svg';
import Manufacturing from './manufacturing.svg';
import Mining from './mining.svg';
import Retail from './retail.svg';

const motifs = {
  legal: Legal,
  construction: Construction,
  manufacturing: Manufacturing,
  logistics: Logistics,
  healthcare: Healthcare,
  retail: Retail,
  finance: Finance,
  energy: Energy,
  agriculture: Agriculture,
  mining: Mining,
};

/** An industry that has a drawing: each of the menu, and whichever a page was added for. */
export type DrawnIndustry = keyof typeof motifs;

/** The drawing of an industry, 200 × 120. */
export function IndustryMotif({ industry, ...props }: SvgDrawingProps & { industry: DrawnIndustry }) {
  const Motif = motifs[industry];
  return <Motif {...props} />;
}
