import { jest } from '@jest/globals';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/temporary-folder.js';
import { SecretFiles } from './secret-files.js';
import { Sessions } from './sessions.js';

const minute = 60_000;
afterEach(() => jest.restoreAllMocks());
afterAll(removeTemporaryFolders);

it('lets somebody in for as long as their session holds where nothing can be written', async () => {
  const sessions = new Sessions(temporaryFolder(), { idle: 30 * minute, longest: 600 * minute });
  const secret = await sessions.begin({ name: 'Ada', by: 'link', roles: {} });
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  jest.spyOn(SecretFiles.prototype, 'write').mockRejectedValue(full);
  const now = Date.now();
  for (const minutes of [1, 20, 40, 60]) {
    jest.spyOn(Date, 'now').mockReturnValue(now + minutes * minute);
    expect([minutes, (await sessions.find(secret))?.name]).toEqual([minutes, 'Ada']);
  }
  jest.spyOn(Date, 'now').mockReturnValue(now + 91 * minute);
  expect(await sessions.find(secret)).toBeNull();
});
