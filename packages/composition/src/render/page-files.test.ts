import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { pageFile, writeText } from './page-files.js';

afterEach(removeTemporaryFolders);

it.each([
  ['/', 'index.html'],
  ['/blog', 'blog/index.html'],
  ['/industries/legal', 'industries/legal/index.html'],
  ['/_missing/blog/:slug', '_missing/blog/_slug/index.html'],
])('keeps the page %s in %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
});

it('writes a text with its compressed copies, and tells its size in bytes and an ETag of its content', async () => {
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
