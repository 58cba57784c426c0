import type { AppName, Release } from '@northgate/contracts/release.js';
import type { PointerMove, Revision, Share } from '@northgate/contracts/revision.js';
import { contentOf } from '../render/content-of.js';
import { planPromotion, planRenewal } from './plan-promotion.js';
import type { Change } from '../render/render-options.js';
import { isDiskFull } from '../store/is-disk-full.js';
import { OperatorError } from '../operator-error.js';
import { StoreConflict } from '../store/store.js';
import { attemptStep, type AttemptOptions, type Composed, type Failed } from './attempt-step.js';
import { GateRefusal } from './gate-refusal.js';
import type { LookOptions } from './judge-candidate.js';
import { planReturn, planReturnOf } from './plan-return.js';
import { sentenceOf } from './sentence-of.js';
import { stamp } from './stamp.js';
import { sameBrand } from '../read-brand.js';
import { brandChanged, contentChanged, type Step } from './step.js';
import { withReleases } from './with-releases.js';

/** What a move back did. */
export interface Return {
  revision: Revision;
  move: PointerMove;
}

/** Why the first revision is not opened in a browser. */
export const nothingLive = 'There was nothing live to guard.';

/** How long the api is left alone after content could not be had, in milliseconds. */
const retryAfter = 60_000;

/** How often a publisher that lost the race starts again on what is live now. */
const attempts = 5;

/** How often a candidate is rendered whose content changes meanwhile. */
const renderings = 3;

/** Puts releases together into revisions, takes them through the gate, and moves the pointer. */
export class Composer {
  /** Content the gate refused is not rendered again before it changes. */
  private refusedTag: string | null = null;
  private seen: { number: number; tag: string | null } | null = null;
  /** Content that could not be had is not asked for again before this time. */
  private retryAt = 0;

  constructor(private readonly options: AttemptOptions) {}

  /**
   * Makes published releases live together, in one step. Throws `GateRefusal` and keeps a record of it. `skipBrowser`
   * says why their pages are not opened in a browser before.
   */
  release(
    releases: Release[],
    reason: string,
    skipBrowser: string | null = null,
    look: LookOptions = {},
  ): Promise<Composed> {
    const change = { apps: releases.map(({ app }) => app) };
    const next = withReleases(releases);
    return this.retried(() => this.compose({ change, next, reason, unopened: skipBrowser, look }));
  }

  /** Takes an app off the site: a revision without it. Throws `OperatorError` when it is not live, and `GateRefusal`. */
  withdraw(app: AppName, reason: string): Promise<Composed> {
    const next = ({ [app]: gone, ...others }: Revision['apps']): Revision['apps'] => {
      if (!gone) throw new OperatorError(`${app} is not live.`);
      return others;
    };
    const change = { apps: [app] };
    return this.retried(() => this.compose({ change, next, reason, unopened: null }));
  }

  /** Makes a candidate of published releases: as a release, and nothing goes live. Throws as `release` does. */
  preview(releases: Release[], reason: string, expiresAt: string, look: LookOptions = {}): Promise<Composed> {
    const change = { apps: releases.map(({ app }) => app) };
    const next = withReleases(releases);
    const candidate = { expiresAt };
    return this.retried(() => this.compose({ change, next, reason, candidate, unopened: null, look }));
  }

  /**
   * Makes what is new in a candidate live, on what is live by now. Pages that are as they were looked at are neither rendered
   * nor opened again. As the end of a share it is made live only while that share runs. Throws `OperatorError` for what is
   * no candidate, `ShareMoved`, and `GateRefusal`.
   */
  promote(number: number, look: LookOptions = {}, share?: Share): Promise<Composed> {
    return this.retried(async () => {
      const step = await planPromotion(this.options.store, number);
      return this.compose({ ...step, look, ...(share && { ends: share }) });
    });
  }

  /** Makes a candidate once more of what is new in one, on what is live by now. Throws as `promote` does. */
  renew(number: number): Promise<Composed> {
    return this.retried(async () => this.compose(await planRenewal(this.options.store, number)));
  }

  /** Lays the first revision. Throws `StoreConflict` when something is live already, and `GateRefusal`. */
  found(releases: Release[], reason: string): Promise<Composed> {
    const first = (apps: Revision['apps']): Revision['apps'] => {
      if (Object.keys(apps).length) throw new StoreConflict('There is a first revision already.');
      return withReleases(releases)(apps);
    };
    const change = { apps: releases.map(({ app }) => app) };
    return this.compose({ change, next: first, reason, unopened: nothingLive });
  }

  /** Whether what is live has another brand than the settings; null where that was not written down. */
  async brandDiffers(): Promise<boolean | null> {
    const { store, brand } = this.options;
    const live = await store.live();
    const shown = live && (await store.readPages(live.revision.number)).brand;
    return shown ? !sameBrand(shown, brand) : null;
  }

  /**
   * Renders every page anew where what is live has another brand than the settings, or none that was written down; null
   * where it has this one. `skipBrowser` as in `release`. Throws `GateRefusal`.
   */
  async changeBrand(skipBrowser: string | null = null, look: LookOptions = {}): Promise<Composed | null> {
    if ((await this.brandDiffers()) === false) return null;
    return this.retried(() => this.compose({ ...brandChanged, unopened: skipBrowser, look }));
  }

  /** Renders the pages that show content again when the api's content is not the one they were rendered with. */
  async refreshContent(): Promise<Composed | null> {
    const { store, apiOrigin } = this.options;
    const live = await store.live();
    const tag = (await contentOf(apiOrigin))?.tag;
    if (!live || !tag || tag === this.refusedTag || Date.now() < this.retryAt) return null;
    if ((await this.tagOf(live.revision.number)) === tag) return null;
    try {
      const composed = await this.retried(() => this.compose(contentChanged));
      const { contentTag } = await store.readPages(composed.revision.number);
      if (contentTag === null) this.retryAt = Date.now() + retryAfter;
      return composed;
    } catch (error) {
      if (error instanceof GateRefusal) this.refusedTag = tag;
      throw error;
    }
  }

  /**
   * Moves the pointer back to a revision, by default to the last one whose apps were different. With `expected`, the last
   * move that somebody has seen, throws `StoreConflict` when there is another by now.
   */
  async rollback(target?: number, expected?: number): Promise<Return> {
    const { to, from } = await planReturn(this.options.store, target);
    return this.moveTo(
      to.number,
      expected ?? from.move.sequence,
      `rollback from revision ${from.revision.number}`,
    );
  }

  /**
   * Takes back one app: a new revision with its version from before beside what the others have live. Its pages are those
   * of then where they are kept and would come out as they are. Throws `GateRefusal`, and `OperatorError` when there is no
   * version before.
   */
  async rollbackApp(app: AppName): Promise<Composed> {
    const goBack = () => this.retried(async () => this.stepBack(app));
    return goBack().catch(async (error: unknown) => {
      if (!isDiskFull(error) || !(await this.options.store.freeReserve())) throw error;
      return goBack();
    });
  }

  /** Takes a revision back that does harm; null when it is not live any more, or was the first. */
  async takeBack(
    { number, parent }: Pick<Revision, 'number' | 'parent'>,
    why: string,
  ): Promise<Return | null> {
    const live = await this.options.store.live();
    if (live?.revision.number !== number || parent === null) return null;
    return this.moveTo(parent, live.move.sequence, `automatic return from revision ${number}: ${why}`);
  }

  private async stepBack(app: AppName): Promise<Composed> {
    const { from, to, earlier } = await planReturnOf(app, this.options.store);
    return this.compose({
      change: { apps: [app], back: true },
      next: (apps) => ({ ...apps, [app]: earlier }),
      reason: `rollback of ${app} from revision ${from}`,
      restored: { app, revision: to },
      unopened: null,
    });
  }

  private async moveTo(number: number, expected: number, reason: string): Promise<Return> {
    const { store } = this.options;
    const revision = await store.readRevision(number);
    if (!revision) throw new OperatorError(`There is no revision ${number}.`);
    const isWhole = store.readPages(number).then(
      () => store.hasPages(number),
      () => false,
    );
    if (!(await isWhole))
      throw new OperatorError(`The pages of revision ${number} are not in the store any more.`);
    return {
      revision,
      move: await store.movePointer(expected, {
        revision: number,
        reason,
        ...stamp('movedAt', this.options.author),
      }),
    };
  }

  /** The content a revision stands for. Revisions never change, and this is asked every two seconds. */
  private async tagOf(number: number): Promise<string | null> {
    if (this.seen?.number !== number)
      this.seen = { number, tag: (await this.options.store.readPages(number)).contentTag };
    return this.seen.tag;
  }

  /** Renders again what failed while the content changed: a post that went away is no fault of the release. */
  private async compose(step: Step): Promise<Composed> {
    for (let attempt = 1; ; attempt += 1) {
      const tried = await attemptStep(step, this.options);
      if ('revision' in tried) return tried;
      const { found, contentTag } = tried;
      const now = (await contentOf(this.options.apiOrigin))?.tag ?? contentTag;
      if (contentTag === undefined || now === contentTag) return this.refuse(step.change, tried);
      if (attempt < renderings) continue;
      const problems = [`The content changed during each of ${renderings} attempts.`, ...found.problems];
      return this.refuse(step.change, { ...tried, found: { ...found, problems } });
    }
  }

  private async refuse(change: Change, { apps, found, held }: Failed): Promise<never> {
    const names = 'apps' in change ? change.apps : [Object.keys(change)[0] as 'content' | 'brand'];
    const keep = async () => {
      for (const app of names) {
        const version = app === 'content' || app === 'brand' ? '' : (apps[app]?.version ?? '');
        await this.options.store.addRefusal({ app, version, at: new Date().toISOString(), ...found });
      }
    };
    const notKept = await keep().then(
      () => [],
      (error: unknown) => [`This refusal could not be kept: ${sentenceOf(error).split('\n', 1)[0]}`],
    );
    throw new GateRefusal([...found.problems, ...notKept], held);
  }

  private async retried<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof StoreConflict) || attempt === attempts) throw error;
      }
    }
  }
}
