import type { IndustryKey } from '@northgate/site/paths';

/** The tint behind the hero's text. */
export type HeroGround = 'shallow' | 'land' | 'tide' | 'dry';

/** A percentage by which something changed: `less` shrinks against the time before, `more` grows. */
export interface Metric {
  number: number;
  label: string;
  change: 'less' | 'more';
}

/** Drawings that stand for a solution, 48 × 48. */
export type SolutionIcon = 'route' | 'gripper' | 'cold-chain' | 'vehicle';

export interface Solution {
  icon: SolutionIcon;
  title: string;
  description: string;
  features: string[];
}

/** Drawings of a use, 320 × 132. */
export type ApplicationScene = 'planned-routes' | 'warehouse-picking' | 'cold-chain';

export interface Application {
  scene: ApplicationScene;
  title: string;
  description: string;
  result: string;
}

/** All that one industry of the shared layout says; the counts are part of the layout. */
export interface IndustryContent {
  industry: IndustryKey;
  meta: { title: string; description: string };
  hero: { title: string; intro: string; ground: HeroGround; plateSide: 'left' | 'right' };
  metrics: [Metric, Metric, Metric, Metric];
  solutions: { heading: string; text: string; items: [Solution, Solution, Solution, Solution] };
  applications: { heading: string; items: [Application, Application, Application] };
  closing: { heading: string };
  contact: { heading: string };
}
