import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageLook } from './page-look.js';
import type { Stop } from './walk-on.js';

/** Raised when what is seen of a page changes, so that nothing is compared with looks of before. */
const format = 18;

/** How many looks are kept. */
const most = 120;

/** Looks of pages that passed, by what the page was made of: the live half of a comparison need not be looked at again. */
export class KeptLooks {
  constructor(
    private readonly folder: string,
    /** Name and version of the browser: another one draws the same page otherwise. */
    private readonly browser: string,
  ) {}

  /** The look of a page with this hash; null when it is not kept. */
  async read(path: string, etag: string): Promise<PageLook | null> {
    const look = await this.parse<PageLook>(this.file('look', path, etag));
    for (const view of look?.views ?? []) view.png = Buffer.from(view.png as unknown as string, 'base64');
    return look;
  }

  async keep(path: string, etag: string, look: PageLook): Promise<void> {
    const views = look.views.map((view) => ({ ...view, png: view.png.toString('base64') }));
    await this.write(this.file('look', path, etag), { ...look, views });
  }

  /** How a page with this hash looked that was opened to be gone to; null when it is not kept. */
  async readStop(path: string, etag: string): Promise<Stop | null> {
    const stop = await this.parse<Stop>(this.file('stop', path, etag));
    return stop && { ...stop, png: stop.png && Buffer.from(stop.png as unknown as string, 'base64') };
  }

  async keepStop(stop: Stop, etag: string): Promise<void> {
    const png = stop.png?.toString('base64') ?? null;
    await this.write(this.file('stop', stop.path, etag), { ...stop, png });
  }

  /** Removes those that were not used for longest. */
  async prune(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    if (names.length <= most) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, used: (await stat(join(this.folder, name))).mtimeMs })),
    );
    for (const { name } of files.sort((a, b) => b.used - a.used).slice(most))
      await rm(join(this.folder, name), { force: true });
  }

  private async parse<Kept>(file: string): Promise<Kept | null> {
    try {
      const kept = JSON.parse(await readFile(file, 'utf8')) as Kept;
      await utimes(file, new Date(), new Date());
      return kept;
    } catch {
      return null;
    }
  }

  private async write(file: string, kept: object): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const half = `${file}.${process.pid}`;
    await writeFile(half, JSON.stringify(kept));
    await rename(half, file);
  }

  private file(kind: 'look' | 'stop', path: string, etag: string): string {
    const made = `${format} ${this.browser} ${kind} ${path} ${etag}`;
    const hash = createHash('sha256').update(made).digest('hex').slice(0, 32);
    return join(this.folder, `${hash}.json`);
  }
}
