import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appNames, type AppName } from '@northgate/contracts/release.js';
import { encodings } from '../publish/compress.js';
import type { Store } from '../store/store.js';
import { contentType } from './content-types.js';
import type { Served } from './page-cache.js';

const pattern = /^\/assets\/([a-z-]+)\/([0-9a-f]{12})\/((?:[\w.@~-]+\/)*[\w.@~-]+)$/;

/** Only these parts of a release are for browsers. */
const openFolders = ['browser/', 'public/'];

/** Files of releases, read once; they never change under their address. */
export class AssetCache {
  private readonly files = new Map<string, Served>();

  constructor(private readonly store: Store) {}

  /** The file at an address below `/assets/`, null when there is none. */
  async find(path: string): Promise<Served | null> {
    const known = this.files.get(path);
    if (known) return known;
    const [, app, version, file] = pattern.exec(path) ?? [];
    if (!app || !version || !file || !appNames.includes(app as AppName)) return null;
    return this.read(path, app as AppName, version, file);
  }

  /** A file of a release's `public` folder, served at the root of the site. */
  async findPublic(version: string, path: string): Promise<Served | null> {
    const file = path.endsWith('/') || !path.includes('.') ? `${path.replace(/\/$/, '')}/index.html` : path;
    const safe = /^\/(?:[\w-]+\/)*[\w.-]+$/.test(file) && !file.includes('..');
    return safe ? this.read(`public ${version} ${file}`, 'shell', version, `public${file}`) : null;
  }

  private async read(key: string, app: AppName, version: string, file: string): Promise<Served | null> {
    const type = contentType(file);
    if (!type || file.includes('..') || !openFolders.some((folder) => file.startsWith(folder))) return null;
    const place = join(this.store.releaseFolder(app, version), file);
    const identity = await readFile(place).catch(() => null);
    if (!identity) return null;
    const form = (ending: string) => readFile(place + ending).catch(() => identity);
    const [br, gzip] = await Promise.all([form(encodings.br), form(encodings.gzip)]);
    const served: Served = {
      status: 200,
      type,
      etag: `${version}-${identity.length}`,
      forms: { identity, br, gzip },
    };
    this.files.set(key, served);
    return served;
  }
}
