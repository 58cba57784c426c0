import { spawnSync } from 'node:child_process';
import { composedSite } from '../../fixtures/composed-sites';
import { repository, siteCommand } from '../../fixtures/repository';
import { expect, test } from '../../fixtures/site-test';

test('a short time under fire costs no visitor anything', async () => {
  test.setTimeout(0);
  // Its builds are those the soak takes.
  await composedSite('production');
  const { status, stdout, stderr } = spawnSync(process.execPath, [siteCommand(), 'soak', '--seconds', '20'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('Every promise was kept.');
});
