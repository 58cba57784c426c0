import { join } from 'node:path';
import { appName, type AppName, type Release } from '@northgate/contracts/release.js';
import { isReleased } from '../store/verify-release.js';
import type { ReadStore } from '../store/read-store.js';
import { contentType } from '@northgate/build/compose/content-types.js';
import type { DamageReport } from './damage-report.js';
import { readGoodFile, type GoodFile } from './read-good-file.js';
import { asked, forever } from './revision-pages.js';
import { embedHeaders, everywhere } from '../http/security-headers.js';
import { served, type Served } from '../http/served.js';

const pattern = /^\/assets\/([a-z0-9-]+)\/([0-9a-f]{12})\/((?:[\w.@~-]+\/)*[\w.@~-]+)$/;
/** Only these parts of a release are for browsers. */
const openFolders = ['browser/', 'public/'];

/** Whether a file of a release is for browsers. */
export const isOpen = (file: string): boolean => openFolders.some((folder) => file.startsWith(folder));

/** A file that a release has and that cannot be served. */
export type Damaged = 'damaged';

/** A file without one good copy is looked for again after this long, in milliseconds. */
const retryAfter = 5000;

interface Place {
  app: AppName;
  version: string;
  file: string;
  cache: string;
}

/** Files of releases, read once; they never change under their address. */
export class AssetCache {
  private readonly files = new Map<string, Served>();

  /** Files without one good copy, and when to look again. */
  private readonly failed = new Map<string, number>();

  /** With `sourceMaps` anyone may read them; they lie in the store for its operators in any case. */
  constructor(
    private readonly store: ReadStore,
    private readonly damage: DamageReport,
    private readonly sourceMaps = false,
  ) {}

  /** The file at exactly this address when it was read before. */
  at(target: string): Served | undefined {
    return this.files.get(target);
  }

  /** The file at an address below `/assets/`, null when there is none, `damaged` when no copy of it is good. */
  async find(path: string): Promise<Served | Damaged | null> {
    const [, app, version, file] = pattern.exec(path) ?? [];
    const named = appName.safeParse(app);
    if (!named.success || !version || !file) return null;
    return this.read(path, { app: named.data, version, file, cache: forever });
  }

  /** A file of a release's `public` folder, served at the root of the site. */
  async findPublic(version: string, path: string): Promise<Served | Damaged | null> {
    const file = path.endsWith('/') || !path.includes('.') ? `${path.replace(/\/$/, '')}/index.html` : path;
    const safe = /^\/(?:[\w-]+\/)*[\w.-]+$/.test(file) && !file.includes('..');
    const place = { app: 'shell' as const, version, file: `public${file}`, cache: asked };
    return safe ? this.read(`public ${version} ${file}`, place) : null;
  }

  private async read(key: string, { app, version, file, cache }: Place): Promise<Served | Damaged | null> {
    const known = this.files.get(key);
    if (known) return known;
    const type = contentType(file);
    if (!type || file.includes('..') || !isOpen(file)) return null;
    if (file.endsWith('.map') && !this.sourceMaps) return null;
    // A store elsewhere brings the release here first.
    const release = await this.store.readRelease(app, version).catch(() => null);
    if (!release?.files[file]) return null;
    const good = await this.good(release, file);
    if (!good) return 'damaged';
    const security = type.startsWith('text/html') ? embedHeaders : everywhere;
    const { copies, modified } = good;
    const etag = `${version}-${copies.identity.length}`;
    const found = served({ status: 200, type, etag, modified, cache, security }, copies);
    this.files.set(key, found);
    return found;
  }

  /** A file as it was released, from its release or, where that is damaged, from another one with the same file. */
  private async good(release: Release, file: string): Promise<GoodFile | null> {
    const isGood = isReleased(release, file);
    const place = join(this.store.releaseFolder(release.app, release.version), file);
    if ((this.failed.get(place) ?? 0) > Date.now()) return null;
    const own = await readGoodFile(place, isGood, (damaged) => this.damage.note(damaged));
    if (own) return own;
    for (const { app, version } of await this.store.releases()) {
      if (app !== release.app || version === release.version) continue;
      const other = await this.store.readRelease(app, version).catch(() => null);
      const same = Object.keys(other?.files ?? {}).find(
        (name) => other?.files[name]?.sha384 === release.files[file]?.sha384,
      );
      const copy =
        same && (await readGoodFile(join(this.store.releaseFolder(app, version), same), isGood, () => {}));
      if (copy) return copy;
    }
    this.failed.set(place, Date.now() + retryAfter);
    return null;
  }
}
