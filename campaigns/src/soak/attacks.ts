import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AppName } from '@northgate/contracts/release.js';
import { checkoutApps } from '@northgate/composition/apps/checkout-apps.js';
import type { BuiltRelease } from '@northgate/composition/publish/build-release.js';
import { publishRelease } from '@northgate/composition/publish/publish-release.js';
import type { Composer } from '@northgate/composition/release/composer.js';
import { GateRefusal } from '@northgate/composition/release/gate-refusal.js';
import { prune } from '@northgate/composition/release/prune.js';
import { StoreConflict, type Store } from '@northgate/composition/store/store.js';
import type { EarlyLooks } from './early-looks.js';
import { pageNaming } from './page-naming.js';
import type { PageServers } from './page-servers.js';
import { releaseVariant, type Fault } from './release-variant.js';
import type { SoakResult } from './soak-result.js';

interface AttackOptions {
  store: Store;
  composer: Composer;
  servers: PageServers;
  builds: BuiltRelease[];
  result: SoakResult;
  looks: EarlyLooks;
  /** What a publisher process is started with. */
  environment: NodeJS.ProcessEnv;
  /** How long releases that no tab can hold any more are kept, in milliseconds. */
  keep: number;
}

const publisher = fileURLToPath(new URL('./soak-publisher.js', import.meta.url));
const unopened = 'A machine under fire is too slow to judge pages in a browser.';

/** Everything that is done to the site while visitors are on it, one thing after the other. */
export class Attacks {
  private turn = 0;

  constructor(private readonly options: AttackOptions) {}

  /** Goes round: each call does the next thing. */
  async next(): Promise<void> {
    const things: (() => Promise<void>)[] = [
      () => this.release(),
      () => this.rollback(),
      () => this.refusedRelease(),
      () => this.share(),
      () => this.killedPageServer(),
      () => this.release(),
      () => this.send(),
      () => this.killedPublisher(),
      () => this.spoiltUpload(),
      () => this.slowedApp(),
      () => this.share(),
      () => this.release(),
      () => this.preview(),
      () => this.release(),
      () => this.rollback(),
      () => this.prune(),
    ];
    const round = Math.floor(this.turn / things.length);
    const thing = things[this.turn++ % things.length];
    try {
      await thing?.();
    } catch (error) {
      // Losing a race against the publisher that is being killed is no fault.
      if (!(error instanceof StoreConflict))
        this.options.result.surprises.push(`round ${round}: ${String(error)}`);
    }
  }

  private async release(): Promise<void> {
    const { store, composer, result } = this.options;
    const variant = await this.variant();
    const { app, version } = variant.release;
    await publishRelease(store, variant.folder, variant.release);
    await rm(variant.folder, { recursive: true });
    const { revision } = await composer.release([variant.release], 'soak', unopened);
    result.flips.push(...(await this.shownAfter(revision.number, { app, version })));
    result.count(`releases of ${app}`);
  }

  private async rollback(): Promise<void> {
    const { store, composer, result } = this.options;
    const before = await store.live();
    const { revision } = await composer.rollback();
    const moved = Object.entries(revision.apps).find(
      ([app, { version }]) => before?.revision.apps[app as AppName]?.version !== version,
    );
    if (!moved) throw new Error('A rollback changed nothing.');
    const [app, { version }] = moved;
    result.rollbacks.push(...(await this.shownAfter(revision.number, { app: app as AppName, version })));
    result.count('rollbacks');
  }

  /**
   * Milliseconds from now until both page servers answer a page of a revision that names a release; none for the console, which
   * no page names.
   */
  private async shownAfter(
    revision: number,
    { app, version }: { app: AppName; version: string },
  ): Promise<[] | [number]> {
    if (app === 'mfe-console') return [];
    const text = `/assets/${app}/${version}/`;
    const began = performance.now();
    const address = await pageNaming(this.options.store, revision, text);
    await Promise.all(
      this.options.servers.origins.map(async (origin) => {
        const shown = () =>
          fetch(origin + address).then(async (answer) => (await answer.text()).includes(text));
        while (!(await shown().catch(() => false))) {
          if (performance.now() - began > 10_000) throw new Error(`${address} never showed ${text}`);
          await wait(10);
        }
      }),
    );
    return [performance.now() - began];
  }

  private async send(): Promise<void> {
    await this.options.looks.send(await this.variant());
  }

  private async preview(): Promise<void> {
    await this.options.looks.preview(await this.shownVariant());
  }

  private async share(): Promise<void> {
    await this.options.looks.share(await this.shownVariant(), Math.floor(this.turn / 4));
  }

  private async refusedRelease(): Promise<void> {
    const { store, composer, result } = this.options;
    const { folder, release } = await this.variant('throws');
    const before = (await store.live())?.move.sequence;
    await publishRelease(store, folder, release);
    await rm(folder, { recursive: true });
    const refused = await composer.release([release], 'soak', unopened).then(
      () => false,
      (error: unknown) => error instanceof GateRefusal,
    );
    if (!refused) throw new Error('A broken release was not refused.');
    if ((await store.live())?.move.sequence !== before) throw new Error('A refusal moved the pointer.');
    result.count('broken releases, refused');
  }

  private async spoiltUpload(): Promise<void> {
    const { folder, release } = await this.variant('spoilt');
    const published = await publishRelease(this.options.store, folder, release).then(
      () => true,
      () => false,
    );
    await rm(folder, { recursive: true });
    if (published) throw new Error('A spoilt upload was taken.');
    this.options.result.count('spoilt uploads, not taken');
  }

  private async killedPublisher(): Promise<void> {
    const { folder } = await this.variant();
    const child = fork(publisher, [folder], { env: this.options.environment, execArgv: [] });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    await Promise.race([gone, wait(300 + Math.random() * 4000)]);
    child.kill('SIGKILL');
    await gone;
    await rm(folder, { recursive: true });
    this.options.result.count('publishers killed at work');
  }

  private async killedPageServer(): Promise<void> {
    await this.options.servers.kill(this.turn % 2);
    this.options.result.count('page servers killed');
  }

  /** Goes on while the next things happen. */
  private async slowedApp(): Promise<void> {
    const { servers, result } = this.options;
    const apps = checkoutApps();
    servers.slow = { app: apps[this.turn % apps.length] ?? 'shell', delay: 1500 };
    setTimeout(() => (servers.slow = null), 5000).unref();
    result.count('apps slowed by 1.5 s for 5 s');
  }

  private async prune(): Promise<void> {
    const { store, keep, result } = this.options;
    const { releases } = await prune(store, { keep, keepUnnamed: keep });
    result.count('prunings');
    for (const _ of releases) result.count('releases deleted');
  }

  /** Of an app that pages name: no page names the console. */
  private shownVariant() {
    return this.variant(
      undefined,
      this.options.builds.filter(({ release }) => release.app !== 'mfe-console'),
    );
  }

  private variant(fault?: Fault, builds = this.options.builds) {
    const built = builds[(this.turn * 5) % builds.length];
    if (!built) throw new Error('There is no build.');
    return releaseVariant(built, fault);
  }
}
