import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { contentHash } from '../files/content-hash.js';
import { readGoodCopies } from '../files/read-good-copies.js';
import { isReleased } from '../store/verify-release.js';
import { encodings } from '../files/compress.js';
import { pagesSource } from '../render/revision-folder.js';
import type { ReadStore } from '../store/read-store.js';
import { isOpen } from '../pages/asset-cache.js';
import type { DamageReport } from '../pages/damage-report.js';

/** How often the files of what is live are looked at, in milliseconds. */
const checkEvery = 10_000;

const endings = ['', ...Object.values(encodings)];

interface Checked {
  file: string;
  isGood: (content: Buffer) => boolean;
}

/**
 * Looks at the files of what is live again and again, so that damage is known before a restart has to read them. Only
 * what has another size or time than before is read.
 */
export class StoreCheck {
  private readonly seen = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly store: ReadStore,
    private readonly damage: DamageReport,
  ) {}

  /** Checks until `stop`; calls `then` after each time. */
  start(then: () => Promise<void>): void {
    this.timer = setTimeout(() => {
      this.run()
        .then(then)
        // `LiveRevision` reports a store that cannot be reached.
        .catch(() => {})
        .finally(() => {
          if (!this.stopped) this.start(then);
        });
    }, checkEvery).unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Looks once at every file that visitors of the live revision may ask for. */
  async run(): Promise<void> {
    const live = await this.store.live();
    if (!live) return;
    const files = [...(await this.pages(live.revision.number)), ...(await this.assets(live.revision.apps))];
    for (const checked of files) await this.look(checked);
    const current = new Set(files.map(({ file }) => file));
    for (const file of this.seen.keys()) if (!current.has(file)) this.forget(file);
  }

  private async look({ file, isGood }: Checked): Promise<void> {
    const stamp = (await Promise.all(endings.map((ending) => stampOf(file + ending)))).join(' ');
    if (this.seen.get(file) === stamp) return;
    const { damaged } = await readGoodCopies(file, isGood);
    this.seen.set(file, stamp);
    for (const ending of endings)
      if (damaged.includes(file + ending)) this.damage.note(file + ending);
      else this.damage.clear(file + ending);
  }

  private forget(file: string): void {
    this.seen.delete(file);
    for (const ending of endings) this.damage.clear(file + ending);
  }

  private async pages(number: number): Promise<Checked[]> {
    const table = await this.store.readPages(number).catch(() => null);
    if (!table) return [];
    const { folder, files } = pagesSource(this.store, number, table);
    return Object.entries(files).map(([file, hash]) => ({
      file: join(folder, file),
      isGood: (content) => contentHash(content) === hash,
    }));
  }

  private async assets(apps: Revision['apps']): Promise<Checked[]> {
    const checked: Checked[] = [];
    for (const [app, { version }] of Object.entries(apps) as [AppName, { version: string }][]) {
      const release = await this.store.readRelease(app, version).catch(() => null);
      const folder = this.store.releaseFolder(app, version);
      for (const file of Object.keys(release?.files ?? {}).filter(isOpen))
        if (release) checked.push({ file: join(folder, file), isGood: isReleased(release, file) });
    }
    return checked;
  }
}

const stampOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ size, mtimeMs, ino }) => `${ino}-${size}-${mtimeMs}`,
    () => 'none',
  );
