import type { Revision } from '@northgate/contracts/revision.js';
import type { Change } from '../render/render-options.js';

/** A step towards the next revision. */
export interface Step {
  change: Change;
  next: (apps: Revision['apps']) => Revision['apps'];
  reason: string;
  /** Why the browser half of the gate is left out; it runs when this is null. */
  unopened: string | null;
  restored?: Revision['restored'];
}

/** The step after the content changed. */
export const contentChanged: Step = {
  change: { content: true },
  next: (apps) => apps,
  reason: 'content changed',
  unopened: 'Only content changed; its code is live already.',
};
