import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { publishRelease } from '../publish/publish-release.js';
import type { Composed } from '../release/attempt-step.js';
import type { Browsing } from '../release/judge-candidate.js';
import { Composer } from '../release/composer.js';
import { unopened, type BrowserVerdict, type Opening } from '../gate/browser-gate.js';
import { FolderStore } from '../store/folder-store.js';
import { FakeApi } from './fake-api.js';
import type { FakePage, FakeRelease } from './fake-release.js';
import { fakeRemote, fakeShell } from './fake-release.js';
import { KeptFolder } from './kept-folder.js';
import { removeTemporaryFolders, temporaryFolder } from './temporary-folder.js';

/** The pages of the three remotes as they begin: tools embedded on the home page, posts on the blog. */
export const marketingPages: FakePage[] = [
  { path: '/', embeds: ['mfe-tools'], body: '<a href="/contact">Contact</a>' },
  { path: '/contact' },
];
export const blogPages: FakePage[] = [
  { path: '/blog', content: true },
  { path: '/blog/:slug', missing: true },
];

/** The store of a whole site after its first release and what that release did, made once for all tests of a file. */
let whole: { store: KeptFolder; composed: Composed } | undefined;

const unlooked = async () => unopened('fake pages');
const firstPosts = ['First post'];

/** A site of fake releases in a store of its own, with a composer and an api. */
export class FakeSite {
  readonly folder = temporaryFolder();
  readonly store = new FolderStore(join(this.folder, 'store'));
  readonly api = new FakeApi();

  /** How long one page may take to render, in milliseconds. */
  renderTime = 30_000;

  /** The browser half of the gate, which fake pages have no use for. */
  open: (opening: Opening) => Promise<BrowserVerdict> = unlooked;

  /** What it finds in the console; without, no place of it is opened. */
  openConsole: Browsing['openConsole'];

  static async open(): Promise<FakeSite> {
    const site = new FakeSite();
    await site.api.start();
    return site;
  }

  /** Another publisher on the same store. */
  composer(author?: string): Composer {
    return new Composer({
      store: this.store,
      brand: defaultBrand,
      apiOrigin: this.api.origin,
      renderTime: this.renderTime,
      open: this.open,
      ...(this.openConsole && { openConsole: this.openConsole }),
      author,
    });
  }

  /** Publishes releases and makes them live together. */
  async release(...next: (FakeRelease | Promise<FakeRelease>)[]): Promise<Composed> {
    const releases: Release[] = [];
    for (const one of next) {
      const { folder, release } = await one;
      await publishRelease(this.store, folder, release);
      releases.push(release);
    }
    return this.composer().release(releases, 'release');
  }

  /** Makes the whole site live: the first time in a file by a release, later by a copy of what that made. */
  async releaseAll(): Promise<Composed> {
    const { isUp, posts } = this.api;
    const asEver = this.open === unlooked && isUp && String(posts) === String(firstPosts);
    if (!asEver || (await this.store.live())) return this.releaseWhole();
    const store = join(this.folder, 'store');
    if (whole) await whole.store.writeTo(store);
    else whole = { composed: await this.releaseWhole(), store: await KeptFolder.of(store) };
    return structuredClone(whole.composed);
  }

  private releaseWhole(): Promise<Composed> {
    return this.release(
      fakeShell('one'),
      fakeRemote('mfe-marketing', 'one', marketingPages),
      fakeRemote('mfe-blog', 'one', blogPages),
      fakeRemote('mfe-tools', 'one', []),
    );
  }

  /** The live pages by path. */
  async pages() {
    const live = await this.store.live();
    return (await this.store.readPages(live?.revision.number ?? 0)).pages;
  }

  /** A live page as it is served. */
  async html(path: string): Promise<string> {
    const live = await this.store.live();
    const folder = this.store.pagesFolder(live?.revision.number ?? 0);
    return readFile(join(folder, (await this.pages())[path]?.file ?? ''), 'utf8');
  }

  async version(app: AppName): Promise<string | undefined> {
    return (await this.store.live())?.revision.apps[app]?.version;
  }

  /** Takes the folder of an app's live release away. */
  async loseRelease(app: AppName): Promise<void> {
    await rm(this.store.releaseFolder(app, (await this.version(app)) ?? ''), { recursive: true });
  }

  async close(): Promise<void> {
    await this.api.stop();
    removeTemporaryFolders();
  }
}
