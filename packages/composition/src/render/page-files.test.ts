import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderedPage } from '@northgate/contracts/revision.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { pageFile, reusePage, writeText } from './page-files.js';

afterEach(removeTemporaryFolders);

it.each([
  ['/', 'index.html'],
  ['/blog', 'blog/index.html'],
  ['/industries/legal', 'industries/legal/index.html'],
  ['/_missing/blog/:slug', '_missing/blog/_slug/index.html'],
])('keeps the page %s in %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

it('writes a text with its compressed forms, and tells its size in bytes and an ETag of its content', async () => {
  const folder = temporaryFolder();
  const text = '<p>café</p>'.repeat(20);
  const written = await writeText(folder, 'blog/index.html', text);
  const file = join(folder, 'blog/index.html');
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe(text);
  expect(String(gunzipSync(readFileSync(`${file}.gz`)))).toBe(text);
  expect(written.bytes).toBe(Buffer.byteLength(text));
  expect(createHash('sha256').update(text).digest('base64url').startsWith(written.etag)).toBe(true);
  expect((await writeText(folder, 'b.html', `${text} `)).etag).not.toBe(written.etag);
});

it('takes a page over with its compressed forms and its picture by links, without copying', async () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  await writeText(from, 'blog/index.html', '<p>a</p>');
  await writeFile(join(from, 'blog.png'), 'picture');
  await reusePage(from, to, { file: 'blog/index.html', picture: 'blog.png' } as RenderedPage);
  for (const file of ['blog/index.html', 'blog/index.html.br', 'blog/index.html.gz', 'blog.png'])
    expect(statSync(join(to, file)).ino).toBe(statSync(join(from, file)).ino);
});
