import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@northgate/contracts/release.js';
import type { PointerMove, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { contentTagOf, renderRevision, type Change, type RenderOutcome } from '../render/render-revision.js';
import { StoreConflict, type Store } from '../store/store.js';

/** A candidate did not pass the gate; nothing live has changed. */
export class GateRefusal extends Error {
  override name = 'GateRefusal';
  constructor(readonly problems: string[]) {
    super(`The gate refused this release:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** What a release or a change of content did. */
export interface Composed {
  revision: Revision;
  move: PointerMove;
  rendered: string[];
}

interface ComposerOptions {
  store: Store;
  brand: Brand;
  apiOrigin: string;
}

/** How often a publisher that lost the race starts again on what is live now. */
const attempts = 5;

/** Puts releases together into revisions, takes them through the gate, and moves the pointer. */
export class Composer {
  /** Content the gate refused is not rendered again before it changes. */
  private refusedTag: string | null = null;

  constructor(private readonly options: ComposerOptions) {}

  /** Makes published releases live together, in one step. Throws `GateRefusal` and keeps a record of it. */
  release(releases: Release[], reason: string): Promise<Composed> {
    const apps = releases.map(({ app }) => app);
    return this.retried(() => this.compose({ apps }, withReleases(releases), reason));
  }

  /** Renders the pages that show content again when the api's content is not the one they were rendered with. */
  async refreshContent(): Promise<Composed | null> {
    const { store, apiOrigin } = this.options;
    const live = await store.live();
    const tag = await contentTagOf(apiOrigin);
    if (!live || !tag || tag === this.refusedTag) return null;
    if ((await store.readPages(live.revision.number)).contentTag === tag) return null;
    try {
      return await this.retried(() => this.compose({ content: true }, (apps) => apps, 'content changed'));
    } catch (error) {
      if (error instanceof GateRefusal) this.refusedTag = tag;
      throw error;
    }
  }

  /** Moves the pointer back to a revision, by default to the last one whose apps were different. */
  async rollback(target?: number): Promise<{ revision: Revision; move: PointerMove }> {
    const { store } = this.options;
    const live = await store.live();
    if (!live) throw new Error('Nothing is live yet.');
    const number = target ?? (await this.beforeLastRelease(live.revision));
    const revision = await store.readRevision(number);
    if (!revision) throw new Error(`There is no revision ${number}.`);
    const move = await store.movePointer(live.move.sequence, {
      revision: number,
      reason: `rollback from revision ${live.revision.number}`,
      ...stamp('movedAt'),
    });
    return { revision, move };
  }

  private async beforeLastRelease(live: Revision): Promise<number> {
    const { store } = this.options;
    const versions = ({ apps }: Revision) => JSON.stringify(Object.entries(apps).sort());
    let revision: Revision | null = live;
    while (revision && versions(revision) === versions(live))
      revision = revision.parent === null ? null : await store.readRevision(revision.parent);
    if (!revision) throw new Error('There is no revision to go back to.');
    return revision.number;
  }

  private async compose(
    change: Change,
    next: (apps: Revision['apps']) => Revision['apps'],
    why: string,
  ): Promise<Composed> {
    const { store } = this.options;
    const live = await store.live();
    const apps = next(live?.revision.apps ?? {});
    const number = await store.nextRevisionNumber();
    const base = live?.revision.number ?? null;
    const outcome = await renderRevision({ ...this.options, apps, number, base, change });
    if (outcome.problems.length) await this.refuse(change, apps, outcome);
    const revision: Revision = { number, parent: base, apps, reason: why, ...stamp('createdAt') };
    await store.addRevision(revision, outcome.folder);
    const move = await store.movePointer(live?.move.sequence ?? 0, {
      revision: number,
      reason: why,
      ...stamp('movedAt'),
    });
    return { revision, move, rendered: outcome.rendered };
  }

  private async refuse(
    change: Change,
    apps: Revision['apps'],
    { problems, folder }: RenderOutcome,
  ): Promise<never> {
    await rm(join(folder), { recursive: true, force: true });
    const names = 'apps' in change ? change.apps : (['content'] as const);
    for (const app of names) {
      const version = app === 'content' ? '' : (apps[app]?.version ?? '');
      await this.options.store.addRefusal({ app, version, at: new Date().toISOString(), problems });
    }
    throw new GateRefusal(problems);
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
      releases.map(({ app, version, entry, files }) => [
        app,
        { version, integrity: `sha384-${files[entry.browser]?.sha384 ?? ''}` },
      ]),
    ),
  });

const stamp = <Key extends string>(key: Key) =>
  ({ [key]: new Date().toISOString(), author: userInfo().username }) as Record<Key | 'author', string>;
