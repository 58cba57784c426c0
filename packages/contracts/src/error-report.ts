import { z } from 'zod';

/** What a page tells its site when a script of it fails: the revision that rendered it, and in a few words what. */
export const errorReport = z.object({
  revision: z.number().int().positive(),
  reason: z.string().max(300),
});
export type ErrorReport = z.infer<typeof errorReport>;
