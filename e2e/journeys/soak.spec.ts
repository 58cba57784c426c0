import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { repository, siteCommand } from '../fixtures/repository';

test('a minute under fire costs no visitor anything', () => {
  test.setTimeout(300_000);
  const { status, stdout, stderr } = spawnSync(process.execPath, [siteCommand(), 'soak', '--seconds', '60'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain('Every promise was kept.');
});
