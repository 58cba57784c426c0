import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  appsAmong,
  release,
  releaseVersion,
  type AppName,
  type Release,
} from '@northgate/contracts/release.js';
import {
  pageTable,
  pointerMove,
  revision,
  type PageTable,
  type PointerMove,
  type Revision,
} from '@northgate/contracts/revision.js';
import type { AppTable } from '../apps/app-table.js';
import { OperatorError } from '../operator-error.js';
import { isDiskFull } from './is-disk-full.js';
import { Store, StoreConflict, type Refusal } from './store.js';

const sixDigits = (number: number): string => String(number).padStart(6, '0');

/** What is put aside so that going back needs no space, in bytes. */
const reserved = 2 * 1024 * 1024;

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

/** The store in a folder of one disk. Creation is exclusive by hard links, so several publishers may share it. */
export class FolderStore extends Store {
  constructor(private readonly root: string) {
    super();
  }

  override async addRelease(folder: string, { app, version }: Release): Promise<void> {
    const target = this.releaseFolder(app, version);
    const half = join(await this.scratchFolder(), version);
    try {
      await cp(folder, half, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      await rename(half, target).catch((error: unknown) => {
        if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      });
    } finally {
      await rm(dirname(half), { recursive: true, force: true });
    }
  }

  override async readRelease(app: AppName, version: string): Promise<Release | null> {
    const content = await readJson(join(this.releaseFolder(app, version), 'release.json'));
    return content === null ? null : release.parse(content);
  }

  override async newestRelease(app: AppName): Promise<Release | null> {
    const folder = join(this.root, 'releases', app);
    const versions = await readdir(folder).catch(() => []);
    const added = await Promise.all(
      versions.map(async (version) => ({ version, at: (await stat(join(folder, version))).mtimeMs })),
    );
    const newest = added.sort((one, other) => other.at - one.at)[0];
    return newest ? this.readRelease(app, newest.version) : null;
  }

  override releaseFolder(app: AppName, version: string): string {
    return join(this.root, 'releases', app, version);
  }

  protected override async lastMove(): Promise<PointerMove | null> {
    const last = (await listed(join(this.root, 'moves'))).at(-1);
    return last ? pointerMove.parse(await readJson(join(this.root, 'moves', last))) : null;
  }

  override async nextRevisionNumber(): Promise<number> {
    const pages = await entries(join(this.root, 'pages'));
    const taken = [...pages, ...(await listed(join(this.root, 'revisions')))]
      .map((name) => parseInt(name, 10))
      .filter(Number.isInteger);
    return Math.max(0, ...taken) + 1;
  }

  override async readRevision(number: number): Promise<Revision | null> {
    const content = await readJson(join(this.root, 'revisions', `${sixDigits(number)}.json`));
    return content === null ? null : revision.parse(content);
  }

  override async addRevision(next: Revision, pagesFolder: string): Promise<void> {
    const target = this.pagesFolder(next.number);
    await mkdir(join(target, '..'), { recursive: true });
    try {
      await rename(pagesFolder, target);
    } catch (error) {
      await rm(pagesFolder, { recursive: true, force: true });
      if (isCode(error, 'ENOTEMPTY', 'EEXIST')) throw new StoreConflict(`Revision ${next.number} is taken.`);
      throw error;
    }
    await this.create('revisions', next.number, next);
  }

  override async readPages(number: number): Promise<PageTable> {
    return pageTable.parse(await readJson(join(this.pagesFolder(number), 'pages.json')));
  }

  override pagesFolder(number: number): string {
    return join(this.root, 'pages', sixDigits(number));
  }

  override async movePointer(expected: number, move: Omit<PointerMove, 'sequence'>): Promise<PointerMove> {
    const next = { sequence: expected + 1, ...move };
    await this.create('moves', next.sequence, next);
    return next;
  }

  override async changeApps(next: AppTable): Promise<void> {
    await this.create('apps', next.sequence, next);
  }

  override async addRefusal(refusal: Refusal): Promise<void> {
    const name = `${refusal.at.replaceAll(':', '-')}-${refusal.app}.json`;
    const place = { folder: join(this.root, 'refusals'), name };
    await this.putWhole(place, JSON.stringify(refusal, null, 2), rename);
  }

  override async releases() {
    const found: { app: AppName; version: string; addedAt: number }[] = [];
    for (const app of appsAmong(await entries(join(this.root, 'releases')))) {
      const folder = join(this.root, 'releases', app);
      for (const version of await entries(folder))
        if (releaseVersion.safeParse(version).success)
          found.push({ app, version, addedAt: (await stat(join(folder, version))).ctimeMs });
    }
    return found;
  }

  override async removeRelease(app: AppName, version: string): Promise<void> {
    await this.remove(this.releaseFolder(app, version));
  }

  override async removePages(number: number): Promise<void> {
    await this.remove(this.pagesFolder(number));
  }

  override async sweep(refusalsBefore: number, unfinishedBefore: number): Promise<void> {
    const sweepFolder = async (kind: string, before: number) => {
      for (const name of await entries(join(this.root, kind))) {
        const file = join(this.root, kind, name);
        if ((await stat(file)).mtimeMs < before) await rm(file, { recursive: true, force: true });
      }
    };
    await sweepFolder('refusals', refusalsBefore);
    await sweepFolder('scratch', unfinishedBefore);
  }

  /** Out of sight in one step, so that nobody ever finds half a folder. */
  private async remove(folder: string): Promise<void> {
    const away = await this.scratchFolder();
    try {
      await rename(folder, join(away, 'removed')).catch((error: unknown) => {
        if (!isCode(error, 'ENOENT')) throw error;
      });
    } finally {
      await rm(away, { recursive: true, force: true });
    }
  }

  override async scratchFolder(): Promise<string> {
    const folder = join(this.root, 'scratch', randomUUID());
    await mkdir(folder, { recursive: true });
    return folder;
  }

  protected override async all(kind: string, onDamaged?: (file: string) => void): Promise<unknown[]> {
    const folder = join(this.root, kind);
    const files = (await listed(folder)).map((file) => join(folder, file));
    const read = (file: string) =>
      readJson(file).catch((error: unknown) => {
        if (!onDamaged || !(error instanceof OperatorError)) throw error;
        onDamaged(file);
        return null;
      });
    return Promise.all(files.map(read));
  }

  override async freeReserve(): Promise<boolean> {
    return rm(join(this.root, 'reserve')).then(
      () => true,
      () => false,
    );
  }

  /** Creates a numbered file with its whole content at once, or throws `StoreConflict` when the number is taken. */
  private async create(kind: string, number: number, content: unknown): Promise<void> {
    const text = JSON.stringify(content, null, 2);
    await this.createOnce(kind, number, text).catch(async (error: unknown) => {
      if (!isDiskFull(error) || !(await this.freeReserve())) throw error;
      await this.createOnce(kind, number, text);
    });
    await this.keepReserve();
  }

  private async createOnce(kind: string, number: number, text: string): Promise<void> {
    const place = { folder: join(this.root, kind), name: `${sixDigits(number)}.json` };
    await this.putWhole(place, text, link).catch((error: unknown) => {
      if (isCode(error, 'EEXIST')) throw new StoreConflict(`${kind} ${number} is taken.`);
      throw error;
    });
  }

  /** Writes a file elsewhere and puts it in place with its whole content at once. */
  private async putWhole(
    { folder, name }: { folder: string; name: string },
    text: string,
    put: (half: string, file: string) => Promise<void>,
  ): Promise<void> {
    const half = join(this.root, 'scratch', `${randomUUID()}.json`);
    await mkdir(folder, { recursive: true });
    await mkdir(dirname(half), { recursive: true });
    try {
      await writeFile(half, text, { flush: true });
      await put(half, join(folder, name));
    } finally {
      await rm(half, { force: true });
    }
  }

  /** Puts space aside for moves of the pointer on a full disk. Where there is none, nothing is kept. */
  private async keepReserve(): Promise<void> {
    const file = join(this.root, 'reserve');
    if (existsSync(file)) return;
    // Zeros could be left out by the disk.
    await writeFile(file, randomBytes(reserved), { flag: 'wx' }).catch(() => rm(file, { force: true }));
  }
}

const listed = async (folder: string): Promise<string[]> =>
  (await entries(folder)).filter((file) => file.endsWith('.json')).sort();

async function entries(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    if (error instanceof SyntaxError)
      throw new OperatorError(`${file} is damaged. Bring it back from a backup.`);
    throw error;
  }
}
