import { join } from 'node:path';
import { composedSite } from '../../fixtures/composed-sites';
import { repository } from '../../fixtures/repository';
import { expect, test } from '../../fixtures/site-test';
import { runToEnd } from '../../fixtures/watched-process';

// `npm run soak` does the same for longer, and asks how fast it is too, which a busy machine cannot promise.
test('a short time under fire costs no visitor anything', async () => {
  test.setTimeout(0);
  const from = await composedSite('production');
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const soak = [join(repository, 'campaigns/dist/soak/soak-command.js'), '--seconds', '20', '--from', from];
  const output = await runToEnd(soak, { cwd: repository, env }).catch(String);
  expect(output).toMatch(/failed requests \| 0 \| 0 of [1-9]/);
  expect(output).toMatch(/pages without content \| 0 \| 0 of [1-9]/);
  expect(output).toMatch(/documents of mixed revisions \| 0 \| 0 of [1-9]/);
  expect(output).toMatch(/broken old tabs \| 0 \| 0 of [1-9]/);
  expect(output).toMatch(/rollbacks: [1-9]/);
  expect(output).not.toContain('✗');
});
