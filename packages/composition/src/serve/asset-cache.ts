import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { appNames, type AppName } from '@northgate/contracts/release.js';
import type { Store } from '../store/store.js';
import { contentType } from './content-types.js';
import { readForms } from './read-forms.js';
import { asked, forever } from './revision-pages.js';
import { embedHeaders, everywhere } from './security-headers.js';
import { served, type Served } from './served.js';

const pattern = /^\/assets\/([a-z-]+)\/([0-9a-f]{12})\/((?:[\w.@~-]+\/)*[\w.@~-]+)$/;
/** Only these parts of a release are for browsers. */
const openFolders = ['browser/', 'public/'];

/** Whether a file of a release is for browsers. */
export const isOpen = (file: string): boolean => openFolders.some((folder) => file.startsWith(folder));

interface Place {
  app: AppName;
  version: string;
  file: string;
  cache: string;
}

/** Files of releases, read once; they never change under their address. */
export class AssetCache {
  private readonly files = new Map<string, Served>();

  /** With `sourceMaps` anyone may read them; they lie in the store for its operators in any case. */
  constructor(
    private readonly store: Store,
    private readonly sourceMaps = false,
  ) {}

  /** The file at exactly this address when it was read before. */
  at(target: string): Served | undefined {
    return this.files.get(target);
  }

  /** The file at an address below `/assets/`, null when there is none. */
  async find(path: string): Promise<Served | null> {
    const [, app, version, file] = pattern.exec(path) ?? [];
    if (!app || !version || !file || !appNames.includes(app as AppName)) return null;
    return this.read(path, { app: app as AppName, version, file, cache: forever });
  }

  /** A file of a release's `public` folder, served at the root of the site. */
  async findPublic(version: string, path: string): Promise<Served | null> {
    const file = path.endsWith('/') || !path.includes('.') ? `${path.replace(/\/$/, '')}/index.html` : path;
    const safe = /^\/(?:[\w-]+\/)*[\w.-]+$/.test(file) && !file.includes('..');
    const place = { app: 'shell' as const, version, file: `public${file}`, cache: asked };
    return safe ? this.read(`public ${version} ${file}`, place) : null;
  }

  private async read(key: string, { app, version, file, cache }: Place): Promise<Served | null> {
    const known = this.files.get(key);
    if (known) return known;
    const type = contentType(file);
    if (!type || file.includes('..') || !isOpen(file)) return null;
    if (file.endsWith('.map') && !this.sourceMaps) return null;
    // A store elsewhere brings the release here first.
    if (!(await this.store.readRelease(app, version).catch(() => null))) return null;
    const place = join(this.store.releaseFolder(app, version), file);
    const forms = await readForms(place).catch(() => null);
    if (!forms) return null;
    const { mtime: modified } = await stat(place);
    const security = type.startsWith('text/html') ? embedHeaders : everywhere;
    const etag = `${version}-${forms.identity.length}`;
    const found = served({ status: 200, type, etag, modified, cache, security }, forms);
    this.files.set(key, found);
    return found;
  }
}
