import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import { release } from '@northgate/contracts/release.js';
import { isTextual, writeCompressed } from '../files/compress.js';
import type { Store } from '../store/store.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';

const day = 24 * 60 * 60 * 1000;

/** A hash in base64 as a name of a file. */
const nameOf = (sha384: string): string => Buffer.from(sha384, 'base64').toString('hex');

/**
 * Where a release that is being sent lies until it is complete: its description, and under their hashes the files that have
 * come. Nothing of it is in the store, and what has come whole need not be sent again.
 */
export class Quarantine {
  private readonly folder: string;

  constructor(root: string, app: AppName, version: string) {
    this.folder = join(root, app, version);
  }

  /** Begins with a description, or goes on where the last attempt ended. */
  async begin(sent: Release): Promise<void> {
    await mkdir(join(this.folder, 'files'), { recursive: true });
    const half = join(this.folder, `${randomUUID()}.half`);
    await writeFile(half, JSON.stringify(sent, null, 2));
    await rename(half, join(this.folder, 'release.json'));
  }

  /** The description that was sent, null when there is none. */
  async release(): Promise<Release | null> {
    const text = await readFile(join(this.folder, 'release.json'), 'utf8').catch(() => null);
    return text === null ? null : release.parse(JSON.parse(text));
  }

  /** Files that have not come and that no release of the app in the store has. */
  async missing(sent: Release, store: Store): Promise<string[]> {
    const come = new Set(await readdir(join(this.folder, 'files')).catch(() => []));
    const stored = await storedFiles(store, sent.app);
    return Object.entries(sent.files)
      .filter(([, { sha384 }]) => !come.has(nameOf(sha384)) && !stored.has(sha384))
      .map(([file]) => file);
  }

  /** Writes a file as it comes; it counts only when it is what was described. Throws `SendingRefusal`. */
  async receive(
    file: string,
    content: AsyncIterable<Buffer>,
    { bytes, sha384 }: Release['files'][string],
  ): Promise<void> {
    const half = join(this.folder, `${randomUUID()}.half`);
    const handle = await open(half, 'wx');
    const hash = createHash('sha384');
    let received = 0;
    try {
      for await (const part of content) {
        received += part.length;
        hash.update(part);
        await handle.write(part);
      }
      await handle.close();
      if (received !== bytes || hash.digest('base64') !== sha384)
        throw new SendingRefusal('bad-file', `${file} is not what release.json says of it.`);
      await rename(half, join(this.folder, 'files', nameOf(sha384)));
    } finally {
      await handle.close().catch(() => {});
      await rm(half, { force: true });
    }
  }

  /**
   * Puts a release folder together in `target`, of what was sent and of what the store has, with compressed copies made
   * here. Throws `SendingRefusal` when a file is missing or not what it should be.
   */
  async assemble(sent: Release, store: Store, target: string): Promise<void> {
    const stored = await storedFiles(store, sent.app);
    for (const [file, { sha384 }] of Object.entries(sent.files)) {
      const place = join(target, file);
      await mkdir(dirname(place), { recursive: true });
      const own = join(this.folder, 'files', nameOf(sha384));
      const from = (await stat(own).catch(() => null)) ? own : stored.get(sha384);
      if (!from) throw new SendingRefusal('files-missing', `${file} has not been sent.`, [file]);
      await copyFile(from, place);
      const content = await readFile(place);
      if (createHash('sha384').update(content).digest('base64') !== sha384)
        throw new SendingRefusal('bad-file', `${file} is not what release.json says of it.`);
      if (!file.startsWith('server/') && isTextual(file)) await writeCompressed(place, content);
    }
    await writeFile(join(target, 'release.json'), JSON.stringify(sent, null, 2));
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Where the files of an app's stored releases lie, by their hash. */
async function storedFiles(store: Store, app: AppName): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const versions = (await store.releases()).filter((one) => one.app === app);
  for (const { version } of newestFirst(versions).slice(0, compared)) {
    const stored = await store.readRelease(app, version).catch(() => null);
    for (const [file, { sha384 }] of Object.entries(stored?.files ?? {}))
      if (!found.has(sha384)) found.set(sha384, join(store.releaseFolder(app, version), file));
  }
  return found;
}

/** How many stored releases of an app are looked at for files that need not be sent. */
const compared = 3;

const newestFirst = <T extends { addedAt: number }>(list: T[]): T[] =>
  [...list].sort((one, other) => other.addedAt - one.addedAt);

/** Removes what was begun and not finished for a day. */
export async function sweepQuarantine(root: string, now = Date.now()): Promise<void> {
  for (const app of await readdir(root).catch(() => []))
    for (const version of await readdir(join(root, app)).catch(() => [])) {
      const folder = join(root, app, version);
      const { mtimeMs } = await stat(folder);
      if (mtimeMs < now - day) await rm(folder, { recursive: true, force: true });
    }
}
