import { brandSchema } from '@northgate/site/brand.js';
import { z } from 'zod';
import { release } from './release.js';

/** Where a control server tells which releases are live together; below it lie their files. */
export const compositionPath = '/__site/composition';

/** The releases that were live together when somebody looked, for who builds and tests an app beside them. */
export const recordedComposition = z.object({
  revision: z.number().int().positive(),
  brand: brandSchema,
  releases: z.array(release),
});
export type RecordedComposition = z.infer<typeof recordedComposition>;

/** The files of a release that a recording has: all but source maps. */
export const isRecorded = (file: string): boolean => !file.endsWith('.map');
