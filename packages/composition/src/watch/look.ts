import { z } from 'zod';

/**
 * What opening a reported page in a browser showed: it fails here too, it works, or nobody can say. `note` says what fails or
 * why nobody can say.
 */
export const look = z.object({
  path: z.string(),
  outcome: z.enum(['fails', 'works', 'unknown']),
  note: z.string(),
});
export type Look = z.infer<typeof look>;
