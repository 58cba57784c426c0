import { BuildError } from '@northgate/build/build-error.js';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.js';
import { StoreConflict } from '../store/store.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { sentenceOf } from './sentence-of.js';

afterEach(removeTemporaryFolders);

const stack = /^\s+at /m;

it('names the file and what to do when a file cannot be used', async () => {
  const file = join(temporaryFolder(), 'none/at-all.json');
  const error: unknown = await open(file).catch((thrown: unknown) => thrown);
  expect(sentenceOf(error)).toBe(
    `${file} cannot be used (ENOENT). It is not there. \`npm run verify\` says what of the store is missing.`,
  );
});

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'EIO', 'EFBIG', 'ENOTDIR'])(
  'has a sentence for %s',
  (code) => {
    const error = Object.assign(new Error(code), { code, path: '/store/moves/000001.json' });
    expect(sentenceOf(error)).toMatch(/^\/store\/moves\/000001\.json cannot be used \(\w+\)\. [A-Z].*\.$/);
    expect(sentenceOf(error)).not.toMatch(stack);
  },
);

it.each([
  new OperatorError('There is no revision 9.'),
  new BuildError('mfe-blog browser:\nModule not found'),
  new StoreConflict('moves 5 is taken.'),
])('says what is known without a stack: %s', (error) => {
  expect(sentenceOf(error)).toContain(error.message);
  expect(sentenceOf(error)).not.toMatch(stack);
});

it('keeps the stack of what nobody foresaw', () => {
  expect(sentenceOf(new TypeError('what'))).toMatch(stack);
});
