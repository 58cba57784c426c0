import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { SharedFiles } from './shared-files.js';

afterEach(removeTemporaryFolders);

const file = 'styles/a.css';
const text = '.a{margin:0}'.repeat(20);

it('writes a file that pages share once, with its compressed forms', async () => {
  const folder = temporaryFolder();
  const files = new SharedFiles(folder);
  const shared = { styles: [{ path: `/${file}`, text }] };
  await expect(Promise.all([files.write(shared), files.write(shared)])).resolves.toEqual([
    { styles: [file] },
    { styles: [file] },
  ]);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  expect(String(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))))).toBe(text);
});

it('takes files over by links, and does not write again what is there', async () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  await new SharedFiles(from).write({ lateData: { path: `/${file}`, text } });
  const files = new SharedFiles(to);
  await Promise.all([files.takeOver(from, { lateData: file }), files.takeOver(from, { lateData: file })]);
  await files.write({ lateData: { path: `/${file}`, text } });
  for (const ending of ['', '.br', '.gz'])
    expect(statSync(join(to, file + ending)).ino).toBe(statSync(join(from, file + ending)).ino);
});
