import { readCandidate } from '../candidates/candidate.js';
import { newIn } from '../release/plan-promotion.js';
import { sentenceOf } from '../release/sentence-of.js';
import { OperatorError } from '../operator-error.js';
import { Shares } from '../shares/shares.js';
import type { CandidateTask, OrderedTask, ReleaseEnd } from './release-messages.js';
import { endOf, releaseSent, told, type Releasing } from './release-sent.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';

/** Does what a sender has ordered and says how it ended; never rejects. */
export function performTask(task: OrderedTask, releasing: Releasing): Promise<ReleaseEnd> {
  const performed = 'candidate' in task ? moveCandidate(task, releasing) : releaseSent(task, releasing);
  return performed.catch(failureOf);
}

/** An order that could not be carried out. */
export const failureOf = (error: unknown): ReleaseEnd => ({
  type: 'failed',
  code: error instanceof SendingRefusal ? error.code : 'failed',
  title: error instanceof SendingRefusal ? error.message : sentenceOf(error),
});

async function moveCandidate(task: CandidateTask, releasing: Releasing): Promise<ReleaseEnd> {
  const { store } = releasing;
  const possible = (error: unknown): never => {
    throw error instanceof OperatorError ? new SendingRefusal('not-possible', error.message) : error;
  };
  const candidate = await readCandidate(store, task.candidate).catch(possible);
  const [app = 'shell'] = await newIn(candidate, store);
  const version = candidate.apps[app]?.version ?? '';
  return endOf({ app, version, store }, () => act(task, releasing).catch(possible));
}

async function act(
  { action, candidate, order, by }: CandidateTask,
  { store, composer, tell }: Releasing,
): Promise<ReleaseEnd> {
  const shares = new Shares({ store, composer, author: by });
  if (action === 'promote') {
    const { revision, rendered } = await composer.promote(candidate, { acceptLook: order.acceptLook, tell });
    return { type: 'released', ...told(revision, rendered) };
  }
  if (action === 'share') {
    if (!order.share) throw new OperatorError('The order does not say whom it is to be shown to.');
    const { percent } = await shares.begin(candidate, order.share);
    return { type: 'shared', revision: candidate, versions: {}, rendered: [], percent };
  }
  const share = await shares.expect(candidate);
  if (action === 'end') {
    await shares.end(`${by} has ended it`, share);
    return { type: 'ended', revision: candidate };
  }
  const next = await shares.goOn(share);
  if ('percent' in next)
    return { type: 'shared', revision: candidate, versions: {}, rendered: [], percent: next.percent };
  return { type: 'released', ...told(next.revision, next.rendered) };
}
