import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FakeSite } from '../testing/fake-site.js';

const program = fileURLToPath(new URL('../../dist/commands/main.js', import.meta.url));

let fake: FakeSite;
afterEach(() => fake.close());

it('a command goes on where nobody reads what it prints any more', async () => {
  fake = await FakeSite.open();
  await fake.releaseAll();
  for (const at of ['2026-01-01', '2026-01-02'])
    await fake.store.addRefusal({ app: 'mfe-blog', version: 'two', at, problems: ['/blog fails'], log: '' });
  const env = { ...process.env, DATA_DIR: fake.folder };
  const line = '"$0" "$1" revisions | true; exit ${PIPESTATUS[0]}';
  const { status, stderr } = spawnSync('bash', ['-c', line, process.execPath, program], { env });
  expect([status, String(stderr)]).toEqual([0, '']);
});
