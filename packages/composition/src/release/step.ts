import type { Revision, Share } from '@northgate/contracts/revision.js';
import type { Opened } from './judge-candidate.js';

/** A step towards the next revision. */
export interface Step extends Opened {
  next: (apps: Revision['apps']) => Revision['apps'];
  reason: string;
  /** Set when the pointer is to stay where it is. */
  candidate?: Revision['candidate'];
  /** The share that this step is the last one of; without it the step is not taken. */
  ends?: Share;
  /** What the gate said of the same pages before, where every one of them is taken as it was. */
  judged?: Revision['gate'];
}

/** The step after the brand of the settings changed. */
export const brandChanged: Step = {
  change: { brand: true },
  next: (apps) => apps,
  reason: 'brand changed',
  unopened: null,
};

/** The step after the content changed. */
export const contentChanged: Step = {
  change: { content: true },
  next: (apps) => apps,
  reason: 'content changed',
  unopened: 'Only content changed; its code is live already.',
};
