import { vitalsReport } from '@northgate/contracts/vitals-report.js';
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
  /** A page of a candidate or of a live build was served to somebody who looks at it. */
  z.object({ kind: z.literal('look'), what: z.string(), visitor: z.string() }),
  /** Of pages that are different on both sides of a share: some were served, or one failed or was measured in a browser. */
  z.object({
    kind: z.literal('side'),
    /** Number of the candidate, and how many percent see it. */
    candidate: z.number(),
    percent: z.number(),
    side: z.enum(['live', 'candidate']),
    visitor: z.string(),
    saw: z.enum(['pages', 'error', 'vitals']),
    count: z.number().optional(),
    reason: z.string().optional(),
    vitals: vitalsReport.pick({ lcp: true, cls: true, inp: true }).optional(),
  }),
]);
/** Something a page server has seen. */
export type Sighting = z.infer<typeof sighting>;
export type SideSighting = Sighting & { kind: 'side' };
export type LookSighting = Sighting & { kind: 'look' };
export type RevisionSighting = Exclude<Sighting, SideSighting | LookSighting>;
export type WatchedRevision = RevisionSighting['revision'];
