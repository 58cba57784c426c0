import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';
import type { PageTable, RenderedPage, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { encodings, isTextual } from '../files/compress.js';
import { fileOf, makePage } from '../render/make-page.js';
import { PageTakeover } from '../render/page-takeover.js';
import { RenderProcess } from '../render/render-process.js';
import { pagesSource, RevisionFolder } from '../render/revision-folder.js';
import { workerSetup } from '../render/worker-setup.js';
import type { Store } from '../store/store.js';
import { contentHash } from '../files/content-hash.js';
import { readGoodCopies } from '../files/read-good-copies.js';
import { replaceFile } from './replace-file.js';
import type { Repaired } from './repair-release.js';
import type { DamagedPages } from './verify-store.js';

interface RepairOptions {
  store: Store;
  brand: Brand;
  apiOrigin: string;
}

const plainOf = (file: string): string =>
  Object.values(encodings).reduce(
    (name, ending) => (name.endsWith(ending) ? name.slice(0, -ending.length) : name),
    file,
  );

/** How long rendering a page again may take, in milliseconds. */
const renderTime = 60_000;

/**
 * Brings damaged pages of a revision back byte for byte: from a form or copy that is good, else by rendering them again
 * in the versions they were rendered with. Only what hashes to what was rendered is put in place. `only` leaves the
 * pages of other apps alone.
 */
export async function repairPages(
  { revision, table, files }: DamagedPages,
  options: RepairOptions,
  only?: AppName,
): Promise<Repaired> {
  const { store } = options;
  if (!table) return { left: files, why: 'The table of its pages is damaged; bring it back from a backup.' };
  const { folder, files: hashes } = pagesSource(store, revision.number, table);
  await store.refresh(folder);
  await store.readPages(revision.number);
  const left: string[] = [];
  for (const file of new Set(files.map(plainOf))) {
    const page = pageWith(file, table);
    if (only && page && page.app !== only) continue;
    const hash = hashes[file];
    const content = hash
      ? ((await goodCopy(store, folder, file, hash)) ??
        (page && (await renderAgain(page, file, hash, options))))
      : null;
    if (content) await replaceFile(join(folder, file), content, isTextual(file));
    else left.push(join(folder, file));
  }
  return {
    left,
    ...(left.length
      ? { why: 'Rendering again gave other bytes, or there is nothing to render them from.' }
      : {}),
  };
}

const allOf = ({ pages, missing, notFound }: PageTable): RenderedPage[] => [
  ...Object.values(pages),
  ...Object.values(missing),
  notFound,
];

const pageWith = (file: string, table: PageTable): RenderedPage | undefined =>
  allOf(table).find(
    (page) =>
      [page.file, page.json, page.picture, page.lateData].includes(file) || page.styles?.includes(file),
  );

/** The content from the folder itself or another revision's. */
async function goodCopy(store: Store, own: string, file: string, hash: string): Promise<Buffer | null> {
  const isGood = (content: Buffer) => contentHash(content) === hash;
  for (const folder of [own, ...(await store.pagesFolders())]) {
    const { copies } = await readGoodCopies(join(folder, file), isGood);
    if (copies) return copies.identity;
  }
  return null;
}

/** The file as rendering its page in the versions it had makes it; null when that is another one now. */
async function renderAgain(
  page: RenderedPage,
  file: string,
  hash: string,
  options: RepairOptions,
): Promise<Buffer | null> {
  const made = await options.store.readRevision(page.renderedIn);
  if (!made) return null;
  const folder = new RevisionFolder(await options.store.scratchFolder());
  try {
    await renderInto(folder, page, made, options);
    const content = await readFile(join(folder.path, file));
    return contentHash(content) === hash ? content : null;
  } catch {
    // Its release is gone, or the page throws: the file stays on the list of what is left.
    return null;
  } finally {
    await rm(folder.path, { recursive: true, force: true });
  }
}

async function renderInto(
  folder: RevisionFolder,
  { app, file }: RenderedPage,
  { apps, number }: Revision,
  { store, brand: settings, apiOrigin }: RepairOptions,
): Promise<void> {
  const { brand = settings } = await store.readPages(number).catch(() => ({ brand: settings }));
  const setup = await workerSetup({ store, brand, apiOrigin, apps, number });
  const { menu = [] } = setup.input;
  const process = new RenderProcess(setup, renderTime);
  try {
    const { shared } = await PageTakeover.from(null, store, folder);
    const plans = app === 'shell' ? [await process.notFoundPlan()] : await process.plan(app);
    for (const plan of plans)
      if (fileOf(plan) === file)
        await makePage(plan, null, { process, folder, shared, apps, brand, number, menu, changed: [] });
  } finally {
    process.close();
  }
}
