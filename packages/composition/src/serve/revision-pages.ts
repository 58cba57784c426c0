import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentIndexPath } from '@northgate/contracts/content-index.js';
import {
  sharedFilesOf,
  type PageTable,
  type RenderedPage,
  type Revision,
} from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { matchPattern } from '@northgate/site/route-pattern.js';
import { feedPath } from '../render/feed-file.js';
import type { Store } from '../store/store.js';
import { contentType } from './content-types.js';
import { readForms } from './read-forms.js';
import { everywhere, pageHeaders, sharedHeaders } from './security-headers.js';
import { served, type FileHead, type Served } from './served.js';

/** Pages may change with every revision, so a visitor's copy is good only after it was asked for. */
export const asked = 'no-cache';

/** Files of releases, of styles and of late data never change under their addresses. */
export const forever = 'public, max-age=31536000, immutable';

/** The files of styles and late data that the pages of a revision need. */
export const neededBy = ({ pages, missing, notFound }: PageTable): Set<string> =>
  new Set([...Object.values(pages), ...Object.values(missing), notFound].flatMap(sharedFilesOf));

/** All pages of one revision in memory. */
export class RevisionPages {
  private constructor(
    readonly revision: Revision,
    private readonly pages: Map<string, Served>,
    private readonly others: { missing: [pattern: string, page: Served][]; notFound: Served },
    /** Every file by the revision that made it: what two revisions share is in memory once. */
    private readonly files: Map<string, Served>,
  ) {}

  static async read(
    store: Store,
    revision: Revision,
    before: RevisionPages | null = null,
  ): Promise<RevisionPages> {
    const folder = store.pagesFolder(revision.number);
    const table = await store.readPages(revision.number);
    const files = new Map<string, Served>();
    const once = async (key: string, read: () => Promise<Served>) => {
      const found = files.get(key) ?? before?.files.get(key) ?? (await read());
      files.set(key, found);
      return found;
    };
    const html = (page: RenderedPage) =>
      once(`${page.renderedIn} ${page.file}`, () => readPage(folder, page));
    const pages = new Map<string, Served>();
    for (const [path, page] of Object.entries(table.pages)) {
      pages.set(path, await html(page));
      const { picture, etag } = page;
      if (picture)
        pages.set(
          `/${picture}`,
          await once(`${page.renderedIn} ${picture}`, () => readShared(folder, picture, 'image/png', etag)),
        );
    }
    for (const file of neededBy(table))
      pages.set(`/${file}`, await once(file, () => readForever(folder, file)));
    for (const [path, type] of siteFiles) {
      const file = await readShared(folder, path.slice(1), type).catch(() => null);
      if (file) pages.set(path, file);
    }
    const missing = await Promise.all(
      Object.entries(table.missing).map(
        async ([pattern, page]) => [pattern, await html(page)] as [string, Served],
      ),
    );
    return new RevisionPages(revision, pages, { missing, notFound: await html(table.notFound) }, files);
  }

  get size(): number {
    return this.pages.size;
  }

  /** What stands at exactly this address. */
  at(target: string): Served | undefined {
    return this.pages.get(target);
  }

  /** What an address answers; every address has an answer. */
  find(path: string): Served {
    const known = this.pages.get(canonicalPath(path));
    if (known) return known;
    const { missing, notFound } = this.others;
    return missing.find(([pattern]) => matchPattern(pattern, path))?.[1] ?? notFound;
  }
}

const siteFiles: [path: string, type: string][] = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  [contentIndexPath, 'application/json; charset=utf-8'],
  [feedPath, 'application/atom+xml; charset=utf-8'],
];

const readPage = (folder: string, { file, status, etag, policy }: RenderedPage): Promise<Served> =>
  read(join(folder, file), {
    status,
    etag,
    type: 'text/html; charset=utf-8',
    security: pageHeaders(policy),
  });

const readShared = (folder: string, file: string, type: string, etag?: string): Promise<Served> =>
  read(join(folder, file), { status: 200, ...(etag ? { etag } : {}), type, security: sharedHeaders });

/** A file of styles or late data among a revision's pages. */
export const readForever = (folder: string, file: string): Promise<Served> =>
  read(join(folder, file), {
    status: 200,
    type: contentType(file) ?? '',
    security: everywhere,
    cache: forever,
  });

/** The same text has the same tag in every revision. */
const tagOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Files are linked from revision to revision, so their time is when their content came about. */
async function read(
  file: string,
  head: Omit<FileHead, 'cache' | 'modified' | 'etag'> & { etag?: string; cache?: string },
): Promise<Served> {
  const [forms, { mtime }] = await Promise.all([readForms(file), stat(file)]);
  return served({ cache: asked, ...head, etag: head.etag ?? tagOf(forms.identity), modified: mtime }, forms);
}
