import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zlib from 'node:zlib';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { compress, writeCompressed } from './compress.js';

const { zstdDecompressSync } = zlib as unknown as { zstdDecompressSync?: (content: Buffer) => Buffer };
const text = Buffer.from('<p>The same words again and again.</p>'.repeat(200));

afterAll(removeTemporaryFolders);

it('makes forms that bring the text back, each smaller than it', async () => {
  const { br, gzip } = await compress(text);
  expect(zlib.brotliDecompressSync(br!)).toEqual(text);
  expect(zlib.gunzipSync(gzip!)).toEqual(text);
  for (const form of [br, gzip]) expect(form!.length).toBeLessThan(text.length / 10);
});

it('writes each form it made beside the file, and no other', async () => {
  const file = join(temporaryFolder(), 'page.html');
  writeFileSync(file, text);
  await writeCompressed(file, text);
  expect(zlib.brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(text);
  expect(zlib.gunzipSync(readFileSync(`${file}.gz`))).toEqual(text);
  expect(existsSync(`${file}.zst`)).toBe(zstdDecompressSync !== undefined);
});

it('gives each form the time of the file', async () => {
  const file = join(temporaryFolder(), 'page.html');
  writeFileSync(file, text);
  const written = new Date('2026-07-01T12:00:00Z');
  utimesSync(file, written, written);
  await writeCompressed(file, text);
  for (const ending of ['.br', '.gz']) expect(statSync(file + ending).mtime).toEqual(written);
});

it('makes zstd, which brings the text back, exactly where Node has it', async () => {
  const { zstd } = await compress(text);
  expect(zstd && zstdDecompressSync?.(zstd)).toEqual(zstdDecompressSync && text);
  expect(zstd?.length ?? 0).toBeLessThan(text.length / 10);
});
