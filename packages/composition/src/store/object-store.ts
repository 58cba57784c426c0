import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appsAmong, release, type AppName, type Release } from '@northgate/contracts/release.js';
import {
  pageTable,
  pointerMove,
  revision,
  type PageTable,
  type PointerMove,
  type Revision,
} from '@northgate/contracts/revision.js';
import type { AppTable } from '../apps/app-table.js';
import { packFolder, unpackFolder } from './folder-archive.js';
import type { ObjectBucket } from './object-bucket.js';
import { Store, StoreConflict, type Refusal } from './store.js';

const sixDigits = (number: number): string => String(number).padStart(6, '0');
const archiveEnding = '.tar.gz';

/** What is unfinished for this long is so for good, in milliseconds. */
const unfinishedFor = 24 * 60 * 60 * 1000;

/**
 * The store in a bucket of S3 or a server that speaks the same and knows conditional writes. A release and the pages of a
 * revision are one archive each, so they are there whole or not at all; a folder of this machine holds what was used.
 */
export class ObjectStore extends Store {
  private newestMove: PointerMove | null = null;

  constructor(
    private readonly bucket: ObjectBucket,
    private readonly cache: string,
  ) {
    super();
  }

  override async addRelease(folder: string, { app, version }: Release): Promise<void> {
    const key = `releases/${app}/${version}${archiveEnding}`;
    await this.bucket.create(key, await packFolder(folder)).catch((error: unknown) => {
      if (!(error instanceof StoreConflict)) throw error;
    });
  }

  override async readRelease(app: AppName, version: string): Promise<Release | null> {
    const folder = this.releaseFolder(app, version);
    if (!(await this.fetch(`releases/${app}/${version}${archiveEnding}`, folder))) return null;
    return release.parse(await readJson(join(folder, 'release.json')));
  }

  override async newestRelease(app: AppName): Promise<Release | null> {
    const added = await this.bucket.list(`releases/${app}`);
    const newest = added.sort((one, other) => other.at.getTime() - one.at.getTime())[0];
    return newest ? this.readRelease(app, newest.key.replace(archiveEnding, '')) : null;
  }

  override releaseFolder(app: AppName, version: string): string {
    return join(this.cache, 'releases', app, version);
  }

  /** Moves are numbered without gaps: after the first look only the next number is asked for. */
  protected override async lastMove(): Promise<PointerMove | null> {
    if (!this.newestMove) this.newestMove = (await this.moves()).at(-1) ?? null;
    else for (let next; (next = await this.move(this.newestMove.sequence + 1));) this.newestMove = next;
    return this.newestMove;
  }

  override async nextRevisionNumber(): Promise<number> {
    const listed = await Promise.all(['pages', 'revisions'].map((folder) => this.bucket.list(folder)));
    const taken = listed.flat().map(({ key }) => parseInt(key, 10));
    return Math.max(0, ...taken.filter(Number.isInteger)) + 1;
  }

  override async readRevision(number: number): Promise<Revision | null> {
    const content = await this.bucket.read(`revisions/${sixDigits(number)}.json`);
    return content ? revision.parse(JSON.parse(String(content))) : null;
  }

  override async addRevision(next: Revision, pagesFolder: string): Promise<void> {
    const number = sixDigits(next.number);
    try {
      await this.bucket.create(`pages/${number}${archiveEnding}`, await packFolder(pagesFolder));
      await put(pagesFolder, this.pagesFolder(next.number));
      await this.bucket.create(`revisions/${number}.json`, JSON.stringify(next, null, 2));
    } finally {
      await rm(pagesFolder, { recursive: true, force: true });
    }
  }

  override async readPages(number: number): Promise<PageTable> {
    const folder = this.pagesFolder(number);
    if (!(await this.fetch(`pages/${sixDigits(number)}${archiveEnding}`, folder)))
      throw new Error(`The pages of revision ${number} are not in the store.`);
    return pageTable.parse(await readJson(join(folder, 'pages.json')));
  }

  override pagesFolder(number: number): string {
    return join(this.cache, 'pages', sixDigits(number));
  }

  override async movePointer(expected: number, move: Omit<PointerMove, 'sequence'>): Promise<PointerMove> {
    const next = { sequence: expected + 1, ...move };
    await this.bucket.create(`moves/${sixDigits(next.sequence)}.json`, JSON.stringify(next, null, 2));
    return next;
  }

  override async changeApps(next: AppTable): Promise<void> {
    await this.bucket.create(`apps/${sixDigits(next.sequence)}.json`, JSON.stringify(next, null, 2));
  }

  override async addRefusal(refusal: Refusal): Promise<void> {
    const name = `${refusal.at.replaceAll(':', '-')}-${refusal.app}-${randomUUID().slice(0, 8)}.json`;
    await this.bucket.create(`refusals/${name}`, JSON.stringify(refusal, null, 2));
  }

  override async releases() {
    return (await this.bucket.list('releases')).flatMap(({ key, at }) => {
      const [folder = '', file = ''] = key.split('/');
      const version = file.replace(archiveEnding, '');
      return appsAmong([folder]).map((app) => ({ app, version, addedAt: at.getTime() }));
    });
  }

  override async removeRelease(app: AppName, version: string): Promise<void> {
    await this.bucket.remove(`releases/${app}/${version}${archiveEnding}`);
    await rm(this.releaseFolder(app, version), { recursive: true, force: true });
  }

  override async removePages(number: number): Promise<void> {
    await this.bucket.remove(`pages/${sixDigits(number)}${archiveEnding}`);
    await rm(this.pagesFolder(number), { recursive: true, force: true });
  }

  override hasPages(number: number): Promise<boolean> {
    return this.bucket.has(`pages/${sixDigits(number)}${archiveEnding}`);
  }

  override hasRelease(app: AppName, version: string): Promise<boolean> {
    return this.bucket.has(`releases/${app}/${version}${archiveEnding}`);
  }

  override async forgetRemoved(kept: Revision[]): Promise<void> {
    const stays = new Set(
      kept.flatMap(({ number, apps }) => [
        `pages/${sixDigits(number)}`,
        ...Object.entries(apps).map(([app, { version }]) => `releases/${app}/${version}`),
      ]),
    );
    // Looked at before the bucket: what is here was there.
    const copies = await this.copies();
    for (const folder of ['pages', 'releases'])
      for (const { key } of await this.bucket.list(folder))
        stays.add(`${folder}/${key.replace(archiveEnding, '')}`);
    for (const copy of copies)
      if (!stays.has(copy)) await rm(join(this.cache, copy), { recursive: true, force: true });
    await this.sweepScratch(Date.now() - unfinishedFor);
  }

  /** What this machine has copies of, as the bucket names it. */
  private async copies(): Promise<string[]> {
    const below = async (folder: string) =>
      (await entries(join(this.cache, folder))).map((name) => `${folder}/${name}`);
    const releases = await Promise.all((await below('releases')).map(below));
    return [...(await below('pages')), ...releases.flat()];
  }

  private async sweepScratch(before: number): Promise<void> {
    const folder = join(this.cache, 'scratch');
    for (const name of await entries(folder)) {
      const unfinished = join(folder, name);
      const { mtimeMs } = await stat(unfinished).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < before) await rm(unfinished, { recursive: true, force: true });
    }
  }

  /** What is unfinished lies on machines only, and goes with their cache. */
  override async sweep(refusalsBefore: number): Promise<void> {
    for (const { key, at } of await this.bucket.list('refusals'))
      if (at.getTime() < refusalsBefore) await this.bucket.remove(`refusals/${key}`);
  }

  override async scratchFolder(): Promise<string> {
    const folder = join(this.cache, 'scratch', randomUUID());
    await mkdir(folder, { recursive: true });
    return folder;
  }

  override async refresh(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }

  private async move(sequence: number): Promise<PointerMove | null> {
    const content = await this.bucket.read(`moves/${sixDigits(sequence)}.json`);
    return content ? pointerMove.parse(JSON.parse(String(content))) : null;
  }

  protected override async all(folder: string, onDamaged?: (file: string) => void): Promise<unknown[]> {
    const keys = (await this.bucket.list(folder)).map(({ key }) => `${folder}/${key}`);
    const contents = await Promise.all(keys.map((key) => this.bucket.read(key)));
    return contents.flatMap((content, index) => {
      if (content === null) return [];
      try {
        return [JSON.parse(String(content)) as unknown];
      } catch (error) {
        if (!onDamaged) throw error;
        onDamaged(keys[index] ?? '');
        return [];
      }
    });
  }

  /** Brings an archive into a folder of this machine unless it is there. False when the bucket does not have it. */
  private async fetch(key: string, folder: string): Promise<boolean> {
    if (existsSync(folder)) return true;
    const archive = await this.bucket.read(key);
    if (!archive) return false;
    const half = await this.scratchFolder();
    try {
      await unpackFolder(archive, half);
      await put(half, folder);
    } finally {
      await rm(half, { recursive: true, force: true });
    }
    return true;
  }
}

/** Puts a finished folder in place; one that is there already has the same files. */
async function put(finished: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await rename(finished, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const entries = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
