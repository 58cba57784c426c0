import type { DrawnIndustry } from '@northgate/ui/drawings/motifs/industry-motif';

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

/** A stretch of a schedule's scale, from 0 to 100; `plan` was meant, `work` is done by people, `model` by the system. */
export interface Span {
  from: number;
  to: number;
  look: 'plan' | 'work' | 'model';
}

/** The section that one of an industry's own sections follows, so that the pages do not go the same way. */
export type Place = 'metrics' | 'solutions' | 'applications';

/** An industry's own time, as a drawn table: a shift, a season, a week. */
export interface Schedule {
  after: Place;
  heading: string;
  text: string;
  /** Names of the scale's equal parts. */
  scale: string[];
  /** What the looks of its spans mean. */
  names: Record<Span['look'], string>;
  rows: { name: string; text: string; spans: Span[] }[];
  /** Articles that fit, by the topic they carry. */
  articles: { label: string; topic: string };
}

/** An industry's own subject in one large drawing or a few beside each other, with what is to be seen in it. */
export interface Exhibit {
  after: Place;
  /** `wide` runs from edge to edge, `beside` stands next to its notes, `panels` are several drawings in a row. */
  form: 'wide' | 'beside' | 'panels';
  /** The tint that drawings stand on. */
  ground: HeroGround;
  heading: string;
  text: string;
  /** One for each letter in the drawing, in order; of `panels`, one for each of them. */
  notes: { name: string; text: string }[];
}

/** What every industry page has, whatever its layout. */
export interface PageContent {
  meta: { title: string; description: string; ask: string[] };
  contact: { heading: string };
}

/** All that one industry of the shared layout says; the counts are part of the layout. */
export interface IndustryContent extends PageContent {
  industry: DrawnIndustry;
  hero: { title: string; intro: string; ground: HeroGround; plateSide: 'left' | 'right' };
  metrics: [Metric, Metric, Metric, Metric];
  /** What must be said about the figures, such as that they are targets. */
  metricsNote?: string;
  solutions: { heading: string; text: string; items: [Solution, Solution, Solution, Solution] };
  applications: { heading: string; text?: string; items: [Application, Application, Application] };
  schedule: Schedule;
  exhibit: Exhibit;
  closing: { heading: string };
}
