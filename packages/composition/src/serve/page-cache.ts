import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIndexPath } from '@northgate/contracts/content-index.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { matchPattern } from '@northgate/site/route-pattern.js';
import { encodings } from '../publish/compress.js';
import { feedPath } from '../render/feed-file.js';
import type { Store } from '../store/store.js';

/** One text in memory with its compressed forms. */
export interface Served {
  status: number;
  type: string;
  etag: string;
  forms: { identity: Buffer; br: Buffer; gzip: Buffer };
}

/** All pages of one revision in memory. */
export class RevisionPages {
  private constructor(
    readonly revision: Revision,
    private readonly pages: Map<string, Served>,
    private readonly missing: [pattern: string, page: Served][],
    private readonly notFound: Served,
  ) {}

  static async read(store: Store, revision: Revision): Promise<RevisionPages> {
    const folder = store.pagesFolder(revision.number);
    const table = await store.readPages(revision.number);
    const html = (page: { file: string; status: number; etag: string }) =>
      readServed(folder, page.file, {
        status: page.status,
        etag: page.etag,
        type: 'text/html; charset=utf-8',
      });
    const pages = new Map<string, Served>();
    for (const [path, page] of Object.entries(table.pages)) {
      pages.set(path, await html(page));
      if (page.picture) pages.set(`/${page.picture}`, await readPicture(folder, page.picture, page.etag));
    }
    for (const [path, type] of siteFiles) {
      const etag = `${revision.number}`;
      const file = await readServed(folder, path.slice(1), { status: 200, etag, type }).catch(() => null);
      if (file) pages.set(path, file);
    }
    const missing = await Promise.all(
      Object.entries(table.missing).map(
        async ([pattern, page]) => [pattern, await html(page)] as [string, Served],
      ),
    );
    return new RevisionPages(revision, pages, missing, await html(table.notFound));
  }

  /** What an address answers; every address has an answer. */
  find(path: string): Served {
    const known = this.pages.get(canonicalPath(path));
    if (known) return known;
    return this.missing.find(([pattern]) => matchPattern(pattern, path))?.[1] ?? this.notFound;
  }
}

const siteFiles: [path: string, type: string][] = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  [contentIndexPath, 'application/json; charset=utf-8'],
  [feedPath, 'application/atom+xml; charset=utf-8'],
];

async function readPicture(folder: string, file: string, etag: string): Promise<Served> {
  const identity = await readFile(join(folder, file));
  return { status: 200, type: 'image/png', etag, forms: { identity, br: identity, gzip: identity } };
}

async function readServed(folder: string, file: string, head: Omit<Served, 'forms'>): Promise<Served> {
  const [identity, br, gzip] = await Promise.all(
    ['', encodings.br, encodings.gzip].map((ending) => readFile(join(folder, file + ending))),
  );
  return { ...head, forms: { identity, br, gzip } as Served['forms'] };
}
