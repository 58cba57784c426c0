import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { entryIntegrity, type Release } from '@northgate/contracts/release.js';
import type { PointerMove, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import type { BrowserVerdict, Opening } from '../gate/browser-gate.js';
import { DeadlineExceeded } from '../gate/deadline.js';
import { contentOf } from '../render/content-of.js';
import type { Change, RenderOptions, RenderOutcome } from '../render/render-options.js';
import { renderRevision } from '../render/render-revision.js';
import { GateRefusal } from './gate-refusal.js';
import { appsOf, checkReleases, judgeCandidate, type LookOptions, type Opened } from './judge-candidate.js';
import { gateRecord, objections } from './objections.js';
import { beforeLastRelease } from './prune.js';
import { StoreConflict, type Refusal, type Store } from '../store/store.js';

/** What a release or a change of content did. */
export interface Composed {
  revision: Revision;
  move: PointerMove;
  rendered: string[];
}

/** What a move back did. */
export interface Return {
  revision: Revision;
  move: PointerMove;
}

interface ComposerOptions {
  store: Store;
  brand: Brand;
  apiOrigin: string;
  /** How long one page may take to render, in milliseconds. */
  renderTime: number;
  /** The browser half of the gate. */
  open: (opening: Opening) => Promise<BrowserVerdict>;
}

/** A step towards the next revision. */
interface Step extends Opened {
  next: (apps: Revision['apps']) => Revision['apps'];
  reason: string;
}

const contentChanged: Step = {
  change: { content: true },
  next: (apps) => apps,
  reason: 'content changed',
  unopened: 'Only content changed; its code is live already.',
};

/** Why the first revision is not opened in a browser. */
export const nothingLive = 'There was nothing live to guard.';

/** How long the api is left alone after content could not be had, in milliseconds. */
const retryAfter = 60_000;

/** How often a publisher that lost the race starts again on what is live now. */
const attempts = 5;

/** Puts releases together into revisions, takes them through the gate, and moves the pointer. */
export class Composer {
  /** Content the gate refused is not rendered again before it changes. */
  private refusedTag: string | null = null;
  private seen: { number: number; tag: string | null } | null = null;
  /** Content that could not be had is not asked for again before this time. */
  private retryAt = 0;

  constructor(private readonly options: ComposerOptions) {}

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

  /** Lays the first revision. Throws `StoreConflict` when something is live already, and `GateRefusal`. */
  found(releases: Release[], reason: string): Promise<Composed> {
    const first = (apps: Revision['apps']): Revision['apps'] => {
      if (Object.keys(apps).length) throw new StoreConflict('There is a first revision already.');
      return withReleases(releases)(apps);
    };
    const change = { apps: releases.map(({ app }) => app) };
    return this.compose({ change, next: first, reason, unopened: nothingLive });
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

  /** Moves the pointer back to a revision, by default to the last one whose apps were different. */
  async rollback(target?: number): Promise<Return> {
    const live = await this.options.store.live();
    if (!live) throw new Error('Nothing is live yet.');
    const number = target ?? (await this.rollbackTarget(live.revision));
    return this.moveTo(number, live, `rollback from revision ${live.revision.number}`);
  }

  /** Takes a revision back that does harm; null when it is not live any more, or was the first. */
  async takeBack({ number, parent }: Revision, why: string): Promise<Return | null> {
    const live = await this.options.store.live();
    if (live?.revision.number !== number || parent === null) return null;
    return this.moveTo(parent, live, `automatic return from revision ${number}: ${why}`);
  }

  private async moveTo(number: number, { move: last }: { move: PointerMove }, why: string): Promise<Return> {
    const { store } = this.options;
    const revision = await store.readRevision(number);
    if (!revision) throw new Error(`There is no revision ${number}.`);
    await store.readPages(number).catch(() => {
      throw new Error(`The pages of revision ${number} are not in the store any more.`);
    });
    const next = { revision: number, reason: why, ...stamp('movedAt') };
    return { revision, move: await store.movePointer(last.sequence, next) };
  }

  /** The content a revision stands for. Revisions never change, and this is asked every two seconds. */
  private async tagOf(number: number): Promise<string | null> {
    if (this.seen?.number !== number)
      this.seen = { number, tag: (await this.options.store.readPages(number)).contentTag };
    return this.seen.tag;
  }

  private async rollbackTarget(live: Revision): Promise<number> {
    const revisions = new Map((await this.options.store.revisions()).map((known) => [known.number, known]));
    const target = beforeLastRelease(live, (number) => revisions.get(number));
    if (!target) throw new Error('There is no revision to go back to.');
    return target.number;
  }

  private async compose(step: Step): Promise<Composed> {
    const { store } = this.options;
    const { change, next, reason } = step;
    const live = await store.live();
    const apps = next(live?.revision.apps ?? {});
    const number = await store.nextRevisionNumber();
    const base = live?.revision.number ?? null;
    const broken = await checkReleases(store, apps, appsOf(change));
    if (broken.length) return this.refuse(change, apps, { problems: broken });
    const outcome = await this.render({ apps, number, base, change });
    const { folder, rendered, log } = outcome;
    const candidate: Revision = { number, parent: base, apps, reason, ...stamp('createdAt') };
    const verdict = await judgeCandidate(step, candidate, outcome, this.options);
    const { found, held } = objections(verdict, step);
    if (found) {
      await rm(folder, { recursive: true, force: true });
      return this.refuse(change, apps, { ...found, log }, held);
    }
    const revision = { ...candidate, gate: gateRecord(verdict) };
    await store.addRevision(revision, folder);
    const move = await store.movePointer(live?.move.sequence ?? 0, {
      revision: number,
      reason,
      ...stamp('movedAt'),
    });
    return { revision, move, rendered };
  }

  /** Renders a candidate; one that takes too long is refused. */
  private render(
    candidate: Pick<RenderOptions, 'apps' | 'number' | 'base' | 'change'>,
  ): Promise<RenderOutcome> {
    const { renderTime: patience } = this.options;
    return renderRevision({ ...this.options, ...candidate, patience }).catch((error: unknown) => {
      if (!(error instanceof DeadlineExceeded)) throw error;
      return this.refuse(candidate.change, candidate.apps, { problems: [error.message] });
    });
  }

  private async refuse(
    change: Change,
    apps: Revision['apps'],
    found: Omit<Refusal, 'app' | 'version' | 'at'>,
    held = false,
  ): Promise<never> {
    const names = 'apps' in change ? change.apps : (['content'] as const);
    for (const app of names) {
      const version = app === 'content' ? '' : (apps[app]?.version ?? '');
      await this.options.store.addRefusal({ app, version, at: new Date().toISOString(), ...found });
    }
    throw new GateRefusal(found.problems, held);
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

const withReleases =
  (releases: Release[]) =>
  (apps: Revision['apps']): Revision['apps'] => ({
    ...apps,
    ...Object.fromEntries(
      releases.map((release) => [
        release.app,
        { version: release.version, integrity: entryIntegrity(release) },
      ]),
    ),
  });

const stamp = <Key extends string>(key: Key) =>
  ({ [key]: new Date().toISOString(), author: userInfo().username }) as Record<Key | 'author', string>;
