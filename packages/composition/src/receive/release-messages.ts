import { appName, releaseVersion } from '@northgate/contracts/release.js';
import { releaseOrder, type ReleaseEvent } from '@northgate/contracts/sent-release.js';
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

/** How it ended. */
export type ReleaseEnd = Exclude<ReleaseEvent, { type: 'progress' | 'alive' }>;
