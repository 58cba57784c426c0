import { z } from 'zod';

const of = {
  /** The live revision, as far as it must be known to go back from it. */
  revision: z.object({ number: z.number(), parent: z.number().nullable(), createdAt: z.string() }),
  /** Address of the visitor. */
  visitor: z.string(),
};

/** What a page server sees of a young revision: a page it served, a page it could not answer, or the report of a browser. */
export const sighting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), ...of }),
  z.object({ kind: z.literal('failure'), ...of, reason: z.string() }),
  /** `path` is null when the report does not say, or is not a page of this revision. */
  z.object({ kind: z.literal('report'), ...of, path: z.string().nullable(), reason: z.string() }),
]);
export type Sighting = z.infer<typeof sighting>;
export type WatchedRevision = Sighting['revision'];
