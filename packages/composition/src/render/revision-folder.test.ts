import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { writtenEndings } from '../testing/written-endings.js';
import { RevisionFolder } from './revision-folder.js';

afterEach(removeTemporaryFolders);

const file = 'blog/index.html';
const text = '<p>a post</p>'.repeat(20);
const forms = writtenEndings.map((ending) => file + ending);

const written = async () => {
  const folder = new RevisionFolder(temporaryFolder());
  await folder.writeText(file, text);
  return folder;
};
/** The next revision with the same page; `before` is the one before the one it is taken from. */
const next = async ({ path: folder, files }: RevisionFolder, before?: RevisionFolder) => {
  const taken = new RevisionFolder(temporaryFolder());
  return { taken, whole: await taken.take(file, { folder, files, before: before?.path ?? null }) };
};
const inode = ({ path }: RevisionFolder, name: string) => statSync(join(path, name)).ino;
const html = ({ path }: RevisionFolder) => readFileSync(join(path, file), 'utf8');

it('takes a file over with its forms, its times and its hash, as a copy', async () => {
  const one = await written();
  const { taken, whole } = await next(one);
  expect([whole, taken.files]).toEqual([true, one.files]);
  for (const name of forms) {
    expect(readFileSync(join(taken.path, name))).toEqual(readFileSync(join(one.path, name)));
    expect(inode(taken, name)).not.toBe(inode(one, name));
    expect(statSync(join(taken.path, name)).mtime).toEqual(statSync(join(one.path, name)).mtime);
  }
});

it('has two copies of what stays the same, so that damage to one revision leaves the one before as it was', async () => {
  const one = await written();
  const { taken: two } = await next(one);
  const { taken: three } = await next(two, one);
  const { taken: four } = await next(three, two);
  for (const name of forms) {
    expect(inode(three, name)).toBe(inode(one, name));
    expect(inode(four, name)).toBe(inode(two, name));
  }
  writeFileSync(join(four.path, file), 'garbage');
  expect(html(three)).toBe(text);
});

it.each(forms)(
  'brings a good copy into the next revision when %s of the live one is damaged',
  async (name) => {
    const one = await written();
    const { taken: two } = await next(one);
    writeFileSync(join(two.path, name), 'garbage');
    const { taken: three, whole } = await next(two, one);
    expect([whole, html(three)]).toEqual([true, text]);
    expect(String(gunzipSync(readFileSync(join(three.path, `${file}.gz`))))).toBe(text);
    expect(inode(three, file)).not.toBe(inode(two, file));
  },
);

it('makes a plain file that is gone from a compressed copy', async () => {
  const one = await written();
  rmSync(join(one.path, file));
  const { taken, whole } = await next(one);
  expect([whole, html(taken)]).toEqual([true, text]);
});

it('takes nothing over when no copy is good', async () => {
  const one = await written();
  for (const name of forms) writeFileSync(join(one.path, name), 'garbage');
  const { taken, whole } = await next(one);
  expect([whole, existsSync(join(taken.path, file)), taken.files]).toEqual([false, false, {}]);
});
