import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { PageStyles } from './page-styles.js';

afterEach(removeTemporaryFolders);

const file = 'styles/a.css';
const text = '.a{margin:0}'.repeat(20);

it('writes a file that pages share once, with its compressed forms', async () => {
  const folder = temporaryFolder();
  const styles = new PageStyles(folder);
  const page = [{ path: `/${file}`, css: text }];
  await expect(Promise.all([styles.write(page), styles.write(page)])).resolves.toEqual([[file], [file]]);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  expect(String(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))))).toBe(text);
});

it('takes files over by links, and does not write again what is there', async () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  await new PageStyles(from).write([{ path: `/${file}`, css: text }]);
  const styles = new PageStyles(to);
  await Promise.all([styles.takeOver(from, [file]), styles.takeOver(from, [file])]);
  await styles.write([{ path: `/${file}`, css: text }]);
  for (const ending of ['', '.br', '.gz'])
    expect(statSync(join(to, file + ending)).ino).toBe(statSync(join(from, file + ending)).ino);
});

it('has nothing to take over from pages that hold all of their styles', async () => {
  await expect(new PageStyles(temporaryFolder()).takeOver('nowhere')).resolves.toBeUndefined();
});
