import { z } from 'zod';

/** The largest number that a column of the database holds. */
const largest = 2_147_483_647;

const milliseconds = z.number().min(0).max(600_000).optional();

/**
 * What a visitor's browser measured of a page, once: when the largest part of it was painted, how far parts of it moved, and how
 * long presses took to show. What it cannot measure is left out.
 */
export const vitalsReport = z.object({
  revision: z.number().int().positive().max(largest),
  path: z.string().max(300),
  lcp: milliseconds,
  cls: z.number().min(0).max(1000).optional(),
  inp: milliseconds,
});
export type VitalsReport = z.infer<typeof vitalsReport>;
