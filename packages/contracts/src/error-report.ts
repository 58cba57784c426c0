import { z } from 'zod';

/** What a page tells its site when a script of it fails: the revision that rendered it, in a few words what, and at which address. */
export const errorReport = z.object({
  revision: z.number().int().positive(),
  reason: z.string().max(300),
  /** Absent in reports of older pages. */
  path: z.string().max(300).optional(),
});
export type ErrorReport = z.infer<typeof errorReport>;
