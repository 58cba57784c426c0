import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contentIndexPath } from '@northgate/contracts/content-index.js';
import { pageJsonPath } from '@northgate/contracts/page.js';
import {
  sharedFilesOf,
  type PageTable,
  type RenderedPage,
  type Revision,
} from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { matchPath } from 'react-router';
import { contentHash } from '../files/content-hash.js';
import { feedPath } from '../render/feed-file.js';
import { cachedPagesAt } from '../render/page-cache.js';
import { pagesSource } from '../render/revision-folder.js';
import type { ReadStore } from '../store/read-store.js';
import { contentType } from '@northgate/build/compose/content-types.js';
import { readGoodFile } from './read-good-file.js';
import { readTable } from './read-table.js';
import { RevisionFiles } from './revision-files.js';
import { dataHeaders, everywhere, pageHeaders, sharedHeaders } from '../http/security-headers.js';
import { served, type FileHead, type Served } from '../http/served.js';

/** Pages may change with every revision, so a visitor's copy is good only after it was asked for. */
export const asked = 'no-cache';

/** Files of releases, of styles and of late data never change under their addresses. */
export const forever = 'public, max-age=31536000, immutable';

/** The files of styles and late data that the pages of a revision need. */
export const neededBy = ({ pages, missing, notFound }: PageTable): Set<string> =>
  new Set([...Object.values(pages), ...Object.values(missing), notFound].flatMap(sharedFilesOf));

type Tell = (damaged: string) => void;

/** A page, and its `PageJson` unless there is none yet. */
interface BothForms {
  html: Served;
  json: Served | null;
}

interface Contents {
  /** All that has an address of its own. */
  pages: Map<string, Served>;
  missing: [pattern: string, page: BothForms][];
  notFound: BothForms;
  redirects: Record<string, string>;
  /** Every file by the revision that made it: what two revisions share is in memory once. */
  files: Map<string, Served>;
  /** False when something is not there or is shown as it was in an earlier revision. */
  complete: boolean;
}

/** All pages of one revision in memory. */
export class RevisionPages {
  private constructor(
    readonly revision: Revision,
    private readonly contents: Contents,
  ) {}

  /**
   * Reads the pages of a revision, of which every file must be what was rendered. Instead of a damaged page it holds
   * the one of the newest revision that has a good copy. `before` are pages that are in memory already; `tell` hears of
   * damaged files. Rejects when the table of pages is damaged.
   */
  static async read(
    store: ReadStore,
    revision: Revision,
    before: RevisionPages | null = null,
    tell: Tell = () => {},
  ): Promise<RevisionPages> {
    const table = await readTable(store, revision, tell);
    const files = before?.contents.files ?? new Map<string, Served>();
    const reading = new Reading(store, revision.number, table, { files, tell });
    return new RevisionPages(revision, await reading.all());
  }

  get size(): number {
    return this.contents.pages.size;
  }

  /** False when a page had to be left out or is shown as it was in an earlier revision. */
  get complete(): boolean {
    return this.contents.complete;
  }

  /** What stands at exactly this address. */
  at(target: string): Served | undefined {
    return this.contents.pages.get(target);
  }

  /** The target of an address that redirects permanently; undefined for any other. */
  redirect(path: string): string | undefined {
    const { redirects } = this.contents;
    const from = canonicalPath(path);
    return Object.hasOwn(redirects, from) ? redirects[from] : undefined;
  }

  /** What an address answers; every address has an answer. */
  find(path: string): Served {
    const { pages, missing, notFound } = this.contents;
    const known = pages.get(canonicalPath(path));
    if (known) return known;
    const [, ofPage] = dataOfPage.exec(path) ?? [];
    const page = missing.find(([pattern]) => matchPath(pattern, ofPage ?? path))?.[1] ?? notFound;
    return ofPage === undefined ? page.html : (page.json ?? notThere);
  }
}

/** The address of a page's data, with the page's own. */
const dataOfPage = /^(.*)\/page\.json$/;

const siteFiles: [path: string, type: string][] = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  [contentIndexPath, 'application/json; charset=utf-8'],
  [feedPath, 'application/atom+xml; charset=utf-8'],
];

type Head = Omit<FileHead, 'cache' | 'modified' | 'etag'> & { etag?: string; cache?: string };

/** One reading of the pages of a revision. */
class Reading {
  private readonly source;
  private readonly own: RevisionFiles;
  private readonly files = new Map<string, Served>();
  private complete = true;

  constructor(
    private readonly store: ReadStore,
    number: number,
    private readonly table: PageTable,
    private readonly known: { files: Map<string, Served>; tell: Tell },
  ) {
    this.source = pagesSource(store, number, table);
    this.own = new RevisionFiles(store, this.source, known.tell);
  }

  async all(): Promise<Contents> {
    const { table } = this;
    const pages = new Map<string, Served>();
    const put = (path: string, file: Served | null) => file && pages.set(path, file);
    for (const [path, page] of Object.entries(table.pages)) {
      const { html, json } = await this.both('pages', path, page, 503);
      put(path, html);
      put(pageJsonPath(path), json);
      const { picture } = page;
      if (picture) put(`/${picture}`, await this.read(picture, pictureHead(page), page.renderedIn));
    }
    for (const file of neededBy(table)) put(`/${file}`, await this.read(file, foreverHead(file), ''));
    for (const [path, type] of siteFiles.filter(([path]) => this.has(path.slice(1))))
      put(path, await this.fresh(this.own, path.slice(1), { status: 200, type, security: sharedHeaders }));
    const missing: Contents['missing'] = [];
    for (const [pattern, page] of Object.entries(table.missing))
      missing.push([pattern, await this.both('missing', pattern, page, 404)]);
    const notFound = {
      html: (await this.page(table.notFound)) ?? lost(404),
      json: await this.json(table.notFound),
    };
    const { redirects = {} } = table;
    return { pages, missing, notFound, redirects, files: this.files, complete: this.complete };
  }

  /** Tables from before files had hashes do not say which there are. */
  private has(file: string): boolean {
    const { files } = this.table;
    return file in files || !Object.keys(files).length;
  }

  /** Both copies of a page from one revision: where one has no good copy, as they were in an earlier one. */
  private async both(
    kind: 'pages' | 'missing',
    path: string,
    page: RenderedPage,
    otherwise: 404 | 503,
  ): Promise<BothForms> {
    const [html, json] = [await this.page(page), await this.json(page)];
    if (html && (json || !page.json)) return { html, json };
    return (await this.earlier(kind, path)) ?? { html: html ?? lost(otherwise), json };
  }

  private page(page: RenderedPage): Promise<Served | null> {
    return this.read(page.file, pageHead(page), page.renderedIn);
  }

  private json(page: RenderedPage): Promise<Served | null> {
    return page.json ? this.read(page.json, dataHead(page), page.renderedIn) : Promise.resolve(null);
  }

  /** A file from memory or disk. Only what is good is remembered. */
  private async read(file: string, head: Head, made: number | ''): Promise<Served | null> {
    const key = `${made} ${file}`;
    const found =
      this.files.get(key) ?? this.known.files.get(key) ?? (await this.fresh(this.own, file, head));
    if (found) this.files.set(key, found);
    else this.complete = false;
    return found;
  }

  private async fresh(files: RevisionFiles, file: string, head: Head): Promise<Served | null> {
    const good = await files.read(file);
    if (!good) return null;
    const { copies, modified } = good;
    return served(
      { cache: asked, ...head, etag: head.etag ?? contentHash(copies.identity), modified },
      copies,
    );
  }

  /** The page as the newest other revision with a good copy has it. */
  private async earlier(kind: 'pages' | 'missing', path: string): Promise<BothForms | null> {
    for await (const { page, source } of cachedPagesAt(this.store, kind, path)) {
      if (source.folder === this.source.folder) continue;
      const files = new RevisionFiles(this.store, source, () => {});
      const html = await this.fresh(files, page.file, pageHead(page));
      const json = page.json ? await this.fresh(files, page.json, dataHead(page)) : null;
      if (html && (json || !page.json)) return { html, json };
    }
    return null;
  }
}

const pageHead = ({ status, etag, policy }: RenderedPage): Head => ({
  status,
  etag,
  type: contentType('page.html') ?? '',
  security: pageHeaders(policy),
});

const dataHead = ({ status }: RenderedPage): Head => ({
  status,
  type: contentType('page.json') ?? '',
  security: dataHeaders,
});

const pictureHead = ({ etag }: RenderedPage): Head => ({
  status: 200,
  etag,
  type: 'image/png',
  security: sharedHeaders,
});

const foreverHead = (file: string): Head => ({
  status: 200,
  type: contentType(file) ?? '',
  security: everywhere,
  cache: forever,
});

/** What is said where not one copy of a page is good. */
const lost = (status: 404 | 503): Served =>
  served(
    {
      ...{ status, type: 'text/plain; charset=utf-8', etag: 'lost', modified: new Date() },
      ...{ cache: 'no-store', security: everywhere },
    },
    { identity: Buffer.from(status === 404 ? 'Not found\n' : 'This page cannot be shown at the moment\n') },
  );

/** What is said of the data of a page that has none yet; a browser then loads the page itself. */
const notThere: Served = lost(404);

/** Addresses of styles and late data are the start of the SHA-256 of what is in them. */
const isAddressOf = (content: Buffer, file: string): boolean =>
  createHash('sha256')
    .update(content)
    .digest('hex')
    .startsWith(file.replace(/^.*\/|\..*$/g, ''));

/** A file of styles or late data in a folder of pages. Its address is the start of its hash, whoever made it. */
export async function readForever(folder: string, file: string): Promise<Served | null> {
  const good = await readGoodFile(
    join(folder, file),
    (content) => isAddressOf(content, file),
    () => {},
  );
  if (!good) return null;
  const etag = contentHash(good.copies.identity);
  return served({ ...foreverHead(file), cache: forever, etag, modified: good.modified }, good.copies);
}
