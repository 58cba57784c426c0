import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import type { AppName } from '@northgate/contracts/release.js';
import { checkoutApps } from '../apps/checkout-apps.js';
import { publishRelease } from '../publish/publish-release.js';
import { fakeRemote, fakeShell, type FakeRelease } from '../testing/fake-release.js';
import { FakeSite } from '../testing/fake-site.js';
import { nodes } from '../testing/nodes.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(600_000);

const program = fileURLToPath(new URL('../../dist/container/publish.js', import.meta.url));

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
  site.api.other = (request, response) => response.writeHead(request.url === '/readyz' ? 200 : 404).end();
});
afterEach(() => site.close());

/** A banner whose ground goes on beside it, as wide windows show it. */
const banner =
  '<svg class="dw" viewBox="0 0 1440 280"><rect x="-2880" y="-280" width="7200" height="840"/></svg>';

/** Pages as many and as large as today's site has. */
const pages = Array.from({ length: 40 }, (_, number) => ({
  path: `/page-${number}`,
  body: `${banner}<p>${`${randomBytes(20).toString('hex')} and the same words again `.repeat(900)}</p>`,
}));

const built = (app: AppName): Promise<FakeRelease> =>
  app === 'shell' ? fakeShell('one') : fakeRemote(app, 'one', app === 'mfe-marketing' ? pages : []);

/** Puts a release of every app into the store, and runs the publisher of one. */
async function publish(app: AppName, { node = process.execPath, seconds = 120 } = {}) {
  for (const name of checkoutApps()) {
    const { folder, release } = await built(name);
    await publishRelease(site.store, folder, release);
  }
  const { folder } = await built(app);
  const { origin: API_ORIGIN } = site.api;
  const DATA_DIR = site.folder;
  const FIRST_REVISION_SECONDS = String(seconds);
  const child = spawn(node, [program, folder], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR, API_ORIGIN, FIRST_REVISION_SECONDS },
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
}

it.each(nodes)('lays the first revision of a site as large as this one in 300 MB, by %s', async (node) => {
  const { output, errors, code } = await publish('shell', { node });
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  const [, rendered, megabytes] = /(\d+) pages rendered with (\d+) MB at most/.exec(output) ?? [];
  expect(Number(rendered)).toBeGreaterThanOrEqual(pages.length);
  expect(Number(megabytes)).toBeLessThan(300);
});

it('gives up when the first revision does not come, and names who should have made it', async () => {
  const { output, errors, code } = await publish('mfe-blog', { seconds: 1 });
  expect(output).toContain('Waiting for the publisher of the shell, which puts the first revision together');
  expect(errors).toMatch(/Nothing is live yet: waited \d+ s in vain for the publisher of the shell/);
  expect(code).toBe(3);
});
