import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';

afterEach(removeTemporaryFolders);

const program = fileURLToPath(new URL('../../dist/container/page-server.js', import.meta.url));

it('ends when nothing goes live, and its log names whose release it waited for', async () => {
  const settings = { DATA_DIR: temporaryFolder(), PORT: '0', HOST: '127.0.0.1', FIRST_REVISION_SECONDS: '1' };
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      LOG_LEVEL: 'warn',
      API_ORIGIN: 'http://127.0.0.1:9',
      ...settings,
    },
  });
  const [log] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(log).toMatch(/Waiting for the first release of shell, mfe-marketing, .* of 1 s/);
  expect(log).toMatch(
    /Nothing is live yet: waited \d+ s in vain for the first release of shell, mfe-marketing/,
  );
  expect(child.exitCode).toBe(1);
}, 120_000);
