import type { IndustryKey } from '@northgate/site/paths';

/** The tint behind the hero's text. */
export type HeroGround = 'shallow' | 'land' | 'tide' | 'dry';

/** A percentage by which something changed: `less` shrinks against the time before, `more` grows. */
export interface Metric {
  number: number;
  label: string;
  change: 'less' | 'more';
}

/** `icon` names one of the industry's symbols. */
export interface Solution {
  icon: string;
  title: string;
  description: string;
  features: string[];
}

/** `scene` names one of the industry's scenes. */
export interface Application {
  scene: string;
  title: string;
  description: string;
  result: string;
}

/** What every industry page has, whatever its layout. */
export interface PageContent {
  meta: { title: string; description: string; ask: string[] };
  contact: { heading: string };
}

/** All that one industry of the shared layout says; the counts are part of the layout. */
export interface IndustryContent extends PageContent {
  industry: IndustryKey;
  hero: { title: string; intro: string; ground: HeroGround; plateSide: 'left' | 'right' };
  metrics: [Metric, Metric, Metric, Metric];
  /** What must be said about the figures, such as that they are targets. */
  metricsNote?: string;
  solutions: { heading: string; text: string; items: [Solution, Solution, Solution, Solution] };
  applications: { heading: string; text?: string; items: [Application, Application, Application] };
  closing: { heading: string };
}
