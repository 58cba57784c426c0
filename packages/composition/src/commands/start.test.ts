import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import getPort from 'get-port';
import { checkoutApps } from '../apps/checkout-apps.js';
import { ask } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { StartedSite } from '../testing/started-site.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(180_000);

afterAll(removeTemporaryFolders);

describe('a start whose port is taken', () => {
  it.each(['PORT', 'API_PORT', 'METRICS_PORT', 'CONTENT_HOOK_PORT'])(
    'as %s says so in one sentence and changes nothing',
    async (variable) => {
      const other = createServer();
      await once(other.listen(0, '127.0.0.1'), 'listening');
      const { port } = other.address() as AddressInfo;
      const data = join(temporaryFolder(), 'data');
      const own = { PORT: String(await getPort()), API_PORT: String(await getPort()), CONTROL_PORT: '0' };
      const site = new StartedSite({ ...own, DATA_DIR: data, [variable]: String(port) });
      expect(await site.end()).toBe(1);
      expect(site.output).toBe(
        `✘ Port ${port} is taken by another program, so nothing was started or changed. Stop that program, or choose another port in ${variable}.\n`,
      );
      expect(existsSync(data)).toBe(false);
      other.close();
    },
  );

  it('because two variables name the same one says so too', async () => {
    const port = String(await getPort());
    const site = new StartedSite({ PORT: port, API_PORT: port, DATA_DIR: join(temporaryFolder(), 'data') });
    expect(await site.end()).toBe(1);
    expect(site.output).toContain('choose another port in API_PORT');
  });
});

describe('a start with something live', () => {
  let fake: FakeSite;
  let site: StartedSite;
  let port: number;
  let variables: NodeJS.ProcessEnv;
  beforeAll(async () => {
    fake = await FakeSite.open();
    await fake.releaseAll();
    await fake.release(fakeRemote('mfe-blog', 'two', blogPages));
    await fake.composer().rollback();
    port = await getPort();
    variables = {
      PORT: String(port),
      API_PORT: String(await getPort()),
      CONTROL_PORT: '0',
      METRICS_PORT: '',
      DATA_DIR: fake.folder,
    };
    site = new StartedSite(variables);
    await site.says(/Open http/);
  });
  afterAll(async () => {
    await site.end('SIGKILL');
    await fake.close();
  });

  it('serves what the pointer says and names the apps of the working tree that differ', async () => {
    const live = await fake.store.live();
    const first = await fake.store.readRevision(1);
    expect(live?.revision.apps).toEqual(first?.apps);
    const differs = `differs from it in ${checkoutApps().join(' ')}; npm run release -- ${checkoutApps().join(' ')} brings that live.`;
    expect(site.output.match(/differs from it in.*/g)).toEqual([differs]);
    expect(site.output).not.toMatch(/Built|Rendering/);
    expect((await ask(port, '/contact')).status).toBe(200);
  });

  it('names the api in readyz while it is away, and starts it again', async () => {
    process.kill(site.apiPid ?? 0, 'SIGKILL');
    await site.says(/The api ended by SIGKILL\. Pages go on; it is started again in 0\.5 s\./);
    await site.says(/The api is back\./);
    let ready = '';
    while (ready !== 'ok\n') ready = String((await ask(port, '/readyz')).body);
    expect((await ask(port, '/api/blog')).status).toBe(200);
  });

  it('takes the api with it when it is killed', async () => {
    const pid = site.apiPid ?? 0;
    await site.end('SIGKILL');
    const runs = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    while (runs()) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(runs()).toBe(false);
  });

  it('ends when the npm that runs it is told to end and ends the shell alone', async () => {
    site = new StartedSite({ ...variables, npm_lifecycle_event: 'start' });
    await site.says(/Open http/);
    await site.end('SIGTERM');
    expect(site.output).toContain('Stopping …');
  });
});
