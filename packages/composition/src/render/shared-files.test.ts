import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { RevisionFolder } from './revision-folder.js';
import { SharedFiles } from './shared-files.js';

afterEach(removeTemporaryFolders);

const file = 'styles/a.css';
const text = '.a{margin:0}'.repeat(20);

it('writes a file that pages share once, with its compressed copies', async () => {
  const folder = temporaryFolder();
  const files = new SharedFiles(new RevisionFolder(folder));
  const shared = { styles: [{ path: `/${file}`, text }] };
  await expect(Promise.all([files.write(shared), files.write(shared)])).resolves.toEqual([
    { styles: [file] },
    { styles: [file] },
  ]);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  expect(String(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))))).toBe(text);
});

it('takes files over once, and does not write again what is there', async () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  const source = new RevisionFolder(from);
  await new SharedFiles(source).write({ lateData: { path: `/${file}`, text } });
  const [folder, other] = [new RevisionFolder(to), { folder: from, files: source.files }];
  const files = new SharedFiles(folder);
  await Promise.all([files.takeOver(other, { lateData: file }), files.takeOver(other, { lateData: file })]);
  const { ino } = statSync(join(to, file));
  await files.write({ lateData: { path: `/${file}`, text } });
  expect(statSync(join(to, file)).ino).toBe(ino);
  for (const ending of ['', '.br', '.gz'])
    expect(readFileSync(join(to, file + ending))).toEqual(readFileSync(join(from, file + ending)));
  expect(folder.files).toEqual(source.files);
});
