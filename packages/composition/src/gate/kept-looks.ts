import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageLook } from './page-look.js';

/** Raised when what is seen of a page changes, so that nothing is compared with looks of before. */
const format = 10;

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
    const file = this.file(path, etag);
    try {
      const look = JSON.parse(await readFile(file, 'utf8')) as PageLook;
      for (const view of look.views) view.png = Buffer.from(view.png as unknown as string, 'base64');
      await utimes(file, new Date(), new Date());
      return look;
    } catch {
      return null;
    }
  }

  async keep(path: string, etag: string, look: PageLook): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const views = look.views.map((view) => ({ ...view, png: view.png.toString('base64') }));
    const file = this.file(path, etag);
    const half = `${file}.${process.pid}`;
    await writeFile(half, JSON.stringify({ ...look, views }));
    await rename(half, file);
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

  private file(path: string, etag: string): string {
    const hash = createHash('sha256')
      .update(`${format} ${this.browser} ${path} ${etag}`)
      .digest('hex')
      .slice(0, 32);
    return join(this.folder, `${hash}.json`);
  }
}
