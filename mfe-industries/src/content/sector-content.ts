import type { PageContent, Solution } from './industry-content';

/** A reading between 0 and 100 percent, drawn as a bar; the labels name its ends. */
export interface Measure {
  title: string;
  description: string;
  value: number;
  minLabel: string;
  maxLabel: string;
}

/** An example of the work, with all four of its parts shown; `scene` names its drawing where it has one. */
export interface CaseStudy {
  scene?: string;
  title: string;
  challenge: string;
  solution: string;
  result: string;
}

export interface FeatureGroup {
  title: string;
  features: string[];
}

/** All that an industry with a layout of its own says; the counts are those the page must have. */
export interface SectorContent extends PageContent {
  hero: { title: string; intro: string };
  measures: { heading: string; text: string; items: [Measure, Measure, Measure, Measure] };
  solutions: {
    heading: string;
    text: string;
    items: [Solution, Solution, Solution, Solution, Solution];
  };
  featureGroups: { heading: string; items: FeatureGroup[] };
  caseStudies: { heading: string; text: string; items: [CaseStudy, CaseStudy, CaseStudy] };
}
