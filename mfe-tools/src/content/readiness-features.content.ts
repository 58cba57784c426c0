/** What a company may want to build, in the order in which it is shown. */
export const featureKeys = [
  'internal-tools',
  'data-automation',
  'custom-slm',
  'workflow-automation',
  'decision-support',
  'knowledge-base',
] as const;

export type FeatureKey = (typeof featureKeys)[number];
