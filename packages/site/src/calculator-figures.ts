/** Dollars a year for one guard. */
export const guardCost = 85_000;

/** Dollars a year for monitoring one camera. */
export const cameraCost = 250;

/** What the readiness score counts, in points. */
export const readinessPoints = { base: 40, level: 5, feature: 7, most: 100 } as const;
