import { composedSite } from '../../fixtures/composed-sites';
import { repository, siteCommand } from '../../fixtures/repository';
import { expect, test } from '../../fixtures/site-test';
import { runToEnd } from '../../fixtures/watched-process';

// `npm run soak` does the same for longer.
test('a short time under fire costs no visitor anything', async () => {
  test.setTimeout(0);
  // Its builds are those the soak takes.
  await composedSite('production');
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const output = await runToEnd([siteCommand(), 'soak', '--seconds', '20'], { cwd: repository, env });
  expect(output).toContain('Every promise was kept.');
});
