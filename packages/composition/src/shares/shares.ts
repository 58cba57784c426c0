import type { PointerMove, Share } from '@northgate/contracts/revision.js';
import type { SharePlan } from '@northgate/contracts/sent-release.js';
import { readCandidate } from '../candidates/candidate.js';
import { newIn, wasAccepted } from '../release/plan-promotion.js';
import { OperatorError } from '../operator-error.js';
import type { Composed } from '../release/attempt-step.js';
import type { Composer } from '../release/composer.js';
import { GateRefusal } from '../release/gate-refusal.js';
import type { Store } from '../store/store.js';
import {
  checkedPlan,
  expectShare,
  isBased,
  moveShare,
  nextStep,
  runningShare,
  ShareMoved,
  type SharedLive,
} from '../release/move-share.js';

interface SharesOptions {
  store: Store;
  composer: Pick<Composer, 'promote' | 'renew'>;
  /** Author of moves; by default the user of this process. */
  author?: string | undefined;
}

/** Begins, moves and ends shares: a candidate that some visitors see while the others see what is live. */
export class Shares {
  constructor(private readonly options: SharesOptions) {}

  /** The share that runs, null for none. */
  running(): Promise<SharedLive | null> {
    return runningShare(this.options.store);
  }

  /**
   * Shows a candidate to the first part of the visitors, made once more where something else has gone live since. Throws
   * `OperatorError` when it is none or another one is shared, and `GateRefusal`.
   */
  async begin(number: number, plan: SharePlan): Promise<Share> {
    const { store, composer } = this.options;
    const checked = checkedPlan(plan);
    const candidate = await readCandidate(store, number);
    const live = await store.live();
    if (!live) throw new OperatorError('Nothing is live yet.');
    expectNone(live.move);
    const isFresh = candidate.parent === live.revision.number;
    const revision = isFresh ? number : (await composer.renew(number)).revision.number;
    const now = isFresh ? live : await this.live();
    expectNone(now.move);
    const percent = checked.steps[0] ?? 1;
    const share = { id: number, revision, percent, ...checked, since: new Date().toISOString() };
    await this.move(now, share, `${percent} % see candidate ${number}: ${candidate.reason}`);
    return share;
  }

  /** The share that runs. Throws `OperatorError` when there is none, or it is not that of the candidate that is named. */
  async expect(candidate?: number): Promise<Share> {
    const { share } = await this.expectRunning();
    if (candidate === undefined) return share;
    if (share.id !== candidate && share.revision !== candidate)
      throw new OperatorError(`Candidate ${candidate} is not shared, but ${share.id}.`);
    return share;
  }

  /**
   * Goes on to the step after the share that was decided on; at its end the candidate is live. Throws `ShareMoved` when what
   * runs is another by now.
   */
  async goOn(expected: Share): Promise<Share | Composed> {
    const running = await this.expectRunning();
    expectShare(running.share, expected);
    const next = nextStep(running.share, new Date().toISOString());
    if (!next) return this.promote(running);
    await this.move(running, next, `${next.percent} % see candidate ${next.id}`);
    return next;
  }

  /**
   * Ends the share that runs, or only that of a revision; everybody sees what is live. Throws `OperatorError` when it does
   * not run.
   */
  async end(why: string, only?: Pick<Share, 'id' | 'revision'>): Promise<Share> {
    const running = await this.expectRunning();
    const { share } = running;
    if (only) expectShare(share, { ...share, id: only.id, revision: only.revision });
    await this.move(running, null, `candidate ${share.id} is shared no longer: ${why}`);
    return share;
  }

  /** Takes the candidate back because of what was seen of it, and keeps that as a refusal. False when it is not shared any more. */
  async refuse(revision: number, why: string): Promise<boolean> {
    const { store } = this.options;
    const running = await this.running();
    if (running?.share.revision !== revision) return false;
    const { share } = running;
    await this.move(running, null, `candidate ${share.id} goes back from ${share.percent} %: ${why}`);
    const candidate = await store.readRevision(revision);
    const at = new Date().toISOString();
    const problems = [`Taken back while ${share.percent} % of the visitors saw it: ${why}`];
    for (const app of candidate ? await newIn(candidate, store) : [])
      await store.addRefusal({ app, version: candidate?.apps[app]?.version ?? '', at, problems });
    return true;
  }

  /**
   * Makes the candidate once more when something else is live by now: new content, or a release of another app. Ends the share when
   * it does not pass. False when there is nothing to do.
   */
  async rebase(): Promise<boolean> {
    const { store, composer } = this.options;
    const running = await this.running();
    const candidate = running && (await store.readRevision(running.share.revision));
    if (!running || !candidate || isBased(running, candidate)) return false;
    const { share } = running;
    try {
      const { revision } = await composer.renew(share.revision);
      const { number } = revision;
      const live = await this.live();
      // Whoever was faster has it based; else the next look does this again.
      const { share: now } = live.move;
      if (now?.id !== share.id || now.revision !== share.revision) return false;
      await this.move(live, { ...now, revision: number }, `candidate ${share.id} as revision ${number}`);
    } catch (error) {
      if (!(error instanceof GateRefusal) && !(error instanceof OperatorError)) throw error;
      const why = error instanceof GateRefusal ? error.problems.join(' ') : error.message;
      await this.end(`it does not stand on revision ${running.revision.number}: ${why}`, share);
    }
    return true;
  }

  private async promote({ share }: SharedLive): Promise<Composed> {
    const { store, composer } = this.options;
    const candidate = await readCandidate(store, share.revision);
    return composer.promote(share.revision, { acceptLook: wasAccepted(candidate) }, share);
  }

  private async expectRunning(): Promise<SharedLive> {
    const running = await this.running();
    if (!running) throw new ShareMoved('No candidate is shared.');
    return running;
  }

  private async live() {
    const live = await this.options.store.live();
    if (!live) throw new OperatorError('Nothing is live yet.');
    return live;
  }

  private move(
    live: Parameters<typeof moveShare>[1],
    share: Share | null,
    reason: string,
  ): Promise<PointerMove> {
    const { store, author } = this.options;
    return moveShare(store, live, { share, reason, author });
  }
}

function expectNone({ share }: PointerMove): void {
  if (share)
    throw new OperatorError(
      `Candidate ${share.id} is shared already. It goes on by itself; npm run shares -- end takes it back.`,
    );
}
