import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { ReleaseTokens } from './release-tokens.js';

let folder: string;
let tokens: ReleaseTokens;
beforeEach(() => {
  folder = join(temporaryFolder(), 'tokens');
  tokens = new ReleaseTokens(folder);
});
afterEach(removeTemporaryFolders);

it('finds a token that was made, and tells whose it is', async () => {
  const { token, id } = await tokens.add('mfe-blog', { by: 'Blog CI', days: 30 });
  expect(await tokens.find(token)).toMatchObject({ id, app: 'mfe-blog', by: 'Blog CI' });
  expect(await tokens.find(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull();
  expect(await tokens.find(`ngt_${id}`)).toBeNull();
  expect(await tokens.find(`ngt_../../x_${'a'.repeat(43)}`)).toBeNull();
});

it('keeps no token, only its hash, for the owner of the folder alone', async () => {
  const { token } = await tokens.add('mfe-blog', { by: 'Blog CI' });
  const [file = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, file), 'utf8')).not.toContain(token.slice(-43));
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
});

it('lists what was not withdrawn, the oldest first', async () => {
  const one = await tokens.add('mfe-blog', { by: 'Blog CI' });
  const two = await tokens.add('mfe-tools', { by: 'Tools CI' });
  expect((await tokens.list()).map(({ by }) => by).sort()).toEqual(['Blog CI', 'Tools CI']);
  await tokens.withdraw(one.id);
  expect((await tokens.list()).map(({ id }) => id)).toEqual([two.id]);
  expect(await tokens.find(one.token)).toBeNull();
  await expect(tokens.withdraw(one.id)).rejects.toThrow(/There is no token/);
});

it('forgets a token when its days are over', async () => {
  const { token } = await tokens.add('mfe-blog', { by: 'Blog CI', days: -1 });
  expect(await tokens.find(token)).toBeNull();
});
