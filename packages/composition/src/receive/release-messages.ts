import { appName, releaseVersion } from '@northgate/contracts/release.js';
import {
  candidateActions,
  candidateOrder,
  releaseOrder,
  type ReleaseEvent,
} from '@northgate/contracts/sent-release.js';
import { z } from 'zod';

/** A release that was sent whole and is to be released by a process of its own. */
export const releaseTask = z.object({
  app: appName,
  version: releaseVersion,
  /** Who wants it, for the history. */
  by: z.string(),
  order: releaseOrder,
});
export type ReleaseTask = z.infer<typeof releaseTask>;

/** Something that is to be done with a candidate. */
export const candidateTask = z.object({
  candidate: z.number(),
  action: z.enum(candidateActions),
  by: z.string(),
  order: candidateOrder,
});
export type CandidateTask = z.infer<typeof candidateTask>;

/** What a process of its own is to do. */
export const orderedTask = z.union([releaseTask, candidateTask]);
export type OrderedTask = z.infer<typeof orderedTask>;

/** How it ended. */
export type ReleaseEnd = Exclude<ReleaseEvent, { type: 'progress' | 'alive' }>;
