import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { LookDifference, Store } from '../store/store.js';

/** Pages of a candidate that do not look as they do live, as pictures of the whole page. */
export interface ChangedPages {
  pages: LookDifference[];
  /** How many further pages look different, of which no picture is kept. */
  others: number;
}

const kinds = ['live', 'candidate', 'difference'] as const;
export type PictureKind = (typeof kinds)[number];

const list = z.object({
  pages: z.array(z.object({ path: z.string(), what: z.string(), pictures: z.array(z.enum(kinds)) })),
  others: z.number().int(),
});

/** Which pictures there are of a candidate. */
export type PictureList = z.infer<typeof list>;

/** Beside the pages, so that they go with them; no page has an address that begins with a dot. */
const folderIn = (pagesFolder: string): string => join(pagesFolder, '.gate');

const nameOf = (index: number, kind: PictureKind): string => `${index}-${kind}.png`;

/** Puts pictures beside the pages of a candidate that is not in the store yet. */
export async function keepPictures(pagesFolder: string, { pages, others }: ChangedPages): Promise<void> {
  const folder = folderIn(pagesFolder);
  await mkdir(folder, { recursive: true });
  const listed: PictureList = { pages: [], others };
  for (const [index, { path, what, ...page }] of pages.entries()) {
    const pictures = kinds.filter((kind) => page[kind]);
    for (const kind of pictures)
      await writeFile(join(folder, nameOf(index, kind)), Buffer.from(page[kind], 'base64'));
    listed.pages.push({ path, what, pictures });
  }
  await writeFile(join(folder, 'pictures.json'), JSON.stringify(listed));
}

/** Which pictures there are of a candidate in the store; null where the gate took none. */
export async function readPictures(store: Store, number: number): Promise<PictureList | null> {
  const file = join(await folderOf(store, number), 'pictures.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : list.parse(JSON.parse(text));
}

/** One of these pictures, a PNG; null when there is none. */
export async function readPicture(
  store: Store,
  number: number,
  { index, kind }: { index: number; kind: PictureKind },
): Promise<Buffer | null> {
  return readFile(join(await folderOf(store, number), nameOf(index, kind))).catch(() => null);
}

/** The pages are on this machine once their table was read. */
async function folderOf(store: Store, number: number): Promise<string> {
  await store.readPages(number).catch(() => null);
  return folderIn(store.pagesFolder(number));
}
