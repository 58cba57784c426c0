import type { DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';
import { agriculture } from '../../content/agriculture.content';
import { construction } from '../../content/construction.content';
import { energy } from '../../content/energy.content';
import { finance } from '../../content/finance.content';
import { healthcare } from '../../content/healthcare.content';
import type { IndustryContent } from '../../content/industry-content';
import { logistics } from '../../content/logistics.content';
import { mining } from '../../content/mining.content';
import { retail } from '../../content/retail.content';
import type { IndustryDrawings } from '../../lib/industry-drawings';
import { agricultureDrawings } from './drawings/agriculture-drawings';
import { constructionDrawings } from './drawings/construction-drawings';
import { energyDrawings } from './drawings/energy-drawings';
import { financeDrawings } from './drawings/finance-drawings';
import { healthcareDrawings } from './drawings/healthcare-drawings';
import { logisticsDrawings } from './drawings/logistics-drawings';
import { miningDrawings } from './drawings/mining-drawings';
import { retailDrawings } from './drawings/retail-drawings';

interface Industry<Key> {
  content: IndustryContent & { industry: Key };
  drawings: IndustryDrawings;
}

/** The industries of the shared layout: what each says and what it draws. */
export const industries = {
  construction: { content: construction, drawings: constructionDrawings },
  logistics: { content: logistics, drawings: logisticsDrawings },
  healthcare: { content: healthcare, drawings: healthcareDrawings },
  retail: { content: retail, drawings: retailDrawings },
  finance: { content: finance, drawings: financeDrawings },
  energy: { content: energy, drawings: energyDrawings },
  agriculture: { content: agriculture, drawings: agricultureDrawings },
  mining: { content: mining, drawings: miningDrawings },
} satisfies { [Key in DrawnIndustry]?: Industry<Key> };

export type IndustryPageKey = keyof typeof industries;

/** What one industry's page says and draws. */
export const industryPage = (industry: IndustryPageKey): Industry<DrawnIndustry> => industries[industry];
