import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import type { Logger } from 'pino';
import { contentHash } from '../files/content-hash.js';
import type { ReadStore } from '../store/read-store.js';
import { DamageReport } from '../pages/damage-report.js';
import { liveLocations } from './live-locations.js';
import { StoreCheck } from './store-check.js';

/** How often the pointer is looked at, in milliseconds. */
const pollEvery = 100;

/** File that names the one that holds the live revision's locations. */
const pointerFile = 'live';

interface WriterOptions {
  store: ReadStore;
  /** Folder the proxy reads. */
  folder: string;
  /** Told what went wrong. */
  tell: (error: unknown) => void;
  /** Told of damaged files. */
  log: Logger;
}

/** Keeps what a proxy needs to serve the live revision by itself up to date in a folder. */
export class LiveLocationsWriter {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly damage: DamageReport;
  private readonly check: StoreCheck;
  private checked: Promise<void> | null = null;

  constructor(private readonly options: WriterOptions) {
    this.damage = new DamageReport(options.log);
    this.check = new StoreCheck(options.store, this.damage);
  }

  /** Writes at once when there is a revision, and goes on until `stop`. */
  async follow(): Promise<void> {
    this.checked ??= this.beginCheck();
    await this.checked;
    await this.write().catch(this.options.tell);
    if (!this.stopped) this.timer = setTimeout(() => void this.follow(), pollEvery).unref();
  }

  stop(): void {
    this.stopped = true;
    this.check.stop();
    clearTimeout(this.timer);
  }

  /** The proxy reads files without looking at what is in them, so it is told only of those that are whole. */
  private async beginCheck(): Promise<void> {
    await this.check.run().catch(this.options.tell);
    this.check.start(async () => {});
  }

  /** Several page servers may do this; each mends what one that lags behind wrote. */
  private async write(): Promise<void> {
    const { store, folder } = this.options;
    const live = await store.live();
    if (!live) return;
    const { number } = live.revision;
    const damaged = this.damage.files;
    const suffix = damaged.length ? `-${contentHash(damaged.join('\n'))}` : '';
    const name = `move-${live.move.sequence}${suffix}.conf`;
    const named = await readFile(join(folder, pointerFile), 'utf8').catch(() => '');
    if (named.trim() === name) return;
    const table = await store.readPages(number);
    const text = liveLocations({
      table,
      pagesFolder: store.pagesFolder(number),
      releases: await this.releases(live.revision),
      releasesFolder: join(store.releaseFolder('shell', 'any'), '..', '..'),
      damaged,
      share: live.move.share,
    });
    await mkdir(folder, { recursive: true });
    await this.replace(name, text);
    await this.replace(pointerFile, `${name}\n`);
    await this.removeOthers([name, named.trim(), pointerFile]);
  }

  private async releases({ apps }: Revision): Promise<Release[]> {
    const named = Object.entries(apps) as [AppName, { version: string }][];
    const found = await Promise.all(
      named.map(([app, { version }]) => this.options.store.readRelease(app, version)),
    );
    return found.filter((release) => release !== null);
  }

  private async replace(name: string, text: string): Promise<void> {
    const file = join(this.options.folder, name);
    await writeFile(`${file}.${process.pid}.half`, text);
    await rename(`${file}.${process.pid}.half`, file);
  }

  /** The one before stays, for a proxy that has just read its name. */
  private async removeOthers(kept: string[]): Promise<void> {
    const { folder } = this.options;
    for (const name of await readdir(folder))
      if (name.endsWith('.conf') && !kept.includes(name)) await rm(join(folder, name), { force: true });
  }
}
