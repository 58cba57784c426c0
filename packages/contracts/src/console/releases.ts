import { z } from 'zod';
import { appName, releaseVersion } from '../release.js';
import { revision } from '../revision.js';

/** What one app weighs in kilobytes after brotli, and may weigh. */
const weight = z.object({
  boot: z.number(),
  bootBudget: z.number(),
  scripts: z.number(),
  scriptsBudget: z.number(),
});

const liveApp = z.object({
  app: appName,
  version: releaseVersion,
  pages: z.number().int(),
  weight: weight.nullable(),
  /** The version it can be taken back to alone. */
  earlier: releaseVersion.nullable(),
});

/** A refusal without its pictures, which have addresses of their own. */
export const refusalSummary = z.object({
  id: z.string(),
  app: z.string(),
  version: z.string(),
  at: z.string(),
  problems: z.array(z.string()),
  /** Whether somebody may still say that the look is wanted. */
  acceptable: z.boolean(),
});
export type RefusalSummary = z.infer<typeof refusalSummary>;

const comparedLooks = z.array(
  z.object({
    path: z.string(),
    what: z.string(),
    /** Addresses of the pictures, null where there is nothing to be shown. */
    live: z.string().nullable(),
    candidate: z.string().nullable(),
    difference: z.string().nullable(),
  }),
);
/** How a page, or a part of one, looks live and in a candidate, side by side. */
export type ComparedLook = z.infer<typeof comparedLooks>[number];

/** One refusal with what the worker printed and which pictures there are. */
export const refusalDetail = refusalSummary.extend({
  log: z.string(),
  pictures: z.array(z.object({ path: z.string(), address: z.string() })),
  looks: comparedLooks,
});
export type RefusalDetail = z.infer<typeof refusalDetail>;

const historyEntry = revision
  .pick({ number: true, createdAt: true, author: true, reason: true, gate: true })
  .extend({ changed: z.array(z.string()) });

const candidateEntry = historyEntry.extend({
  expiresAt: z.string(),
  link: z.string(),
  /** The percentage of visitors who see it; null while none do. */
  share: z.number().nullable(),
});
export type CandidateEntry = z.infer<typeof candidateEntry>;

/** A candidate with the pages of it that look different from what was live when it was made. */
export const candidateDetail = candidateEntry.extend({
  /** Null where the gate did not compare them. */
  looks: comparedLooks.nullable(),
  /** How many further pages look different, of which no picture is kept. */
  others: z.number().int(),
});
export type CandidateDetail = z.infer<typeof candidateDetail>;

/** What is live, what was, what can be looked at and what was refused; the newest first. */
export const releasesOverview = z.object({
  live: z
    .object({
      revision: z.number().int(),
      /** Number of the pointer's last move, which a request to move it names (compare-and-swap). */
      sequence: z.number().int(),
      since: z.string(),
      author: z.string(),
      reason: z.string(),
    })
    .nullable(),
  apps: z.array(liveApp),
  history: z.array(historyEntry),
  candidates: z.array(candidateEntry),
  refusals: z.array(refusalSummary),
  /** Pages that could not be rendered. */
  failures: z.array(z.object({ path: z.string(), reason: z.string(), kept: z.boolean() })),
  /** Candidates and live builds that somebody has looked at in the last half hour. */
  looks: z.array(z.object({ what: z.string(), visitors: z.number(), pages: z.number(), last: z.string() })),
  /** What browsers report of the newest revision. */
  reports: z
    .object({
      revision: z.number().int(),
      served: z.number(),
      reporting: z.number(),
      pages: z.array(
        z.object({ path: z.string(), networks: z.number(), reason: z.string(), look: z.string() }),
      ),
    })
    .nullable(),
});
export type ReleasesOverview = z.infer<typeof releasesOverview>;

/** What apps weighed in the revisions of the history, the oldest first; without releases that are gone. */
export const weightHistory = z.array(weight.extend({ revision: z.number().int(), app: appName }));
export type WeightHistory = z.infer<typeof weightHistory>;

/** A move back that somebody is asked about. */
export const plannedReturn = z.object({
  question: z.string(),
  does: z.array(z.string()),
  sequence: z.number().int(),
});
export type PlannedReturn = z.infer<typeof plannedReturn>;

/** An action on releases. `sequence` is the pointer's last move that the client has seen. */
export const releaseAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('return'),
    revision: z.number().int().positive(),
    sequence: z.number().int(),
  }),
  z.object({ action: z.literal('take-back'), app: appName, sequence: z.number().int() }),
  z.object({ action: z.literal('promote'), candidate: z.number().int().positive() }),
  z.object({ action: z.literal('accept-look'), refusal: z.string() }),
]);
export type ReleaseAction = z.infer<typeof releaseAction>;

/** What the stream of events at `/api/releases/events` tells: that the pointer moved, and what goes on with an action. */
export const releaseProgress = z.discriminatedUnion('type', [
  z.object({ type: z.literal('moved'), revision: z.number().int() }),
  z.object({ type: z.literal('progress'), action: z.string(), text: z.string() }),
  z.object({ type: z.literal('done'), action: z.string(), text: z.string() }),
  z.object({ type: z.literal('failed'), action: z.string(), text: z.string() }),
]);
export type ReleaseProgress = z.infer<typeof releaseProgress>;
