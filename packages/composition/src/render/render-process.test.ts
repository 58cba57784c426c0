import { join } from 'node:path';
import { defaultBrand } from '@northgate/site/brand.default.js';
import { FakeApi } from '../testing/fake-api.js';
import { untilGone } from '../testing/until-gone.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { RenderProcess } from './render-process.js';

const running: RenderProcess[] = [];
afterEach(() => {
  for (const process of running.splice(0)) process.close();
  removeTemporaryFolders();
});

const notFound = {
  path: '/404',
  pattern: '*',
  app: 'shell' as const,
  module: './page',
  params: {},
  content: false,
  missing: true,
};

/** A process whose host's server build is this text. */
const processOf = (
  server: string,
  { apiOrigin = 'http://127.0.0.1:9', patience = 30_000, sharesComponents = false } = {},
): RenderProcess => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'main.js': server });
  const made = new RenderProcess(
    {
      shellEntry: join(folder, 'main.js'),
      sharesComponents,
      apiOrigin,
      input: {
        revision: 3,
        brand: defaultBrand,
        shell: {
          version: '0123456789ab',
          bootScript: '/main.js',
          bootIntegrity: '',
          afterBoot: [],
          afterPaint: { src: '', integrity: '' },
          starter: '',
        },
        remotes: {},
        partTime: 3000,
      },
    },
    patience,
  );
  running.push(made);
  return made;
};
/** A page that must come with all its parts. */
const rendered = async (process: RenderProcess, plan = notFound) => {
  const answer = await process.render(plan);
  if ('failedParts' in answer) throw new Error('A part failed.');
  return answer;
};
const renderer = (render: string) => `exports.createRenderer = (input) => ({
  notFound: ${JSON.stringify(notFound)},
  plan: async (app) => [{ ...${JSON.stringify(notFound)}, app, path: '/of-' + app }],
  render: async (plan) => { ${render} },
});`;

it('plans and renders with the host of the revision', async () => {
  const process = processOf(
    renderer(`return { html: plan.path + input.revision, status: 200, apps: ['shell'] };`),
  );
  expect(await process.notFoundPlan()).toEqual(notFound);
  expect((await process.plan('mfe-blog')).map(({ path }) => path)).toEqual(['/of-mfe-blog']);
  expect(await process.render(notFound)).toEqual({
    html: '/4043',
    status: 200,
    apps: ['shell'],
    reads: {},
  });
});

it('checks what components are given where one of them has a contract', async () => {
  const giving = renderer(
    `const taker = input.checkProps?.('mfe-tools/roi-calculator', String, 'mfe-marketing');
    return { html: String(taker?.({ camera: 1 })), status: 200, apps: [] };`,
  );
  expect((await rendered(processOf(giving))).html).toBe('undefined');
  await expect(rendered(processOf(giving, { sharesComponents: true }))).rejects.toThrow(
    'mfe-marketing gives mfe-tools/roi-calculator the prop "camera", which is not in its contract',
  );
});

it('tells of each page what it was made from, and what was not there', async () => {
  const api = new FakeApi();
  await api.start();
  const reading = `await input.read('/api/blog'); await input.read('/api/blog/none').catch(() => {});`;
  const process = processOf(
    renderer(`if (plan.path === '/404') { ${reading} } return { html: '', status: 200, apps: [] };`),
    { apiOrigin: api.origin },
  );
  const { reads } = await rendered(process);
  expect(reads).toEqual({ '/api/blog': expect.stringMatching(/^".+"$/) as string, '/api/blog/none': '' });
  expect((await rendered(process, { ...notFound, path: '/other' })).reads).toEqual({});
  await api.stop();
});

it('renders one page at a time, because pages share a frame', async () => {
  const process = processOf(
    renderer(`globalThis.running = (globalThis.running ?? 0) + 1;
    await new Promise(setImmediate);
    const html = String(globalThis.running);
    globalThis.running -= 1;
    return { html, status: 200, apps: [] };`),
  );
  const pages = await Promise.all([1, 2, 3].map(() => rendered(process)));
  expect(pages.map(({ html }) => html)).toEqual(['1', '1', '1']);
});

it('hands on what a page throws and goes on with the next', async () => {
  const process = processOf(
    renderer(
      `if (plan.path === '/404') throw new Error('no data'); return { html: 'fine', status: 200, apps: [] };`,
    ),
  );
  await expect(process.render(notFound)).rejects.toThrow('no data');
  expect((await rendered(process, { ...notFound, path: '/' })).html).toBe('fine');
});

it('says that the api is away in the words of fetch', async () => {
  const process = processOf(renderer(`return input.read('/api/blog');`));
  await expect(process.render(notFound)).rejects.toThrow('fetch failed');
});

it('rejects what is asked when the worker dies, with what it printed', async () => {
  const process = processOf(renderer(`console.error('out of paper'); globalThis.process.exit(3);`));
  const asked = [process.render(notFound), process.render(notFound)];
  for (const answer of asked)
    await expect(answer).rejects.toThrow(/^The render process ended with code 3\.\nout of paper$/);
});

it('rejects at once what is asked after the worker has died', async () => {
  const process = processOf(renderer('globalThis.process.exit(3);'));
  await expect(process.render(notFound)).rejects.toThrow('code 3');
  await expect(process.render(notFound)).rejects.toThrow('code 3');
});

it('says so when the system kills the worker, and has no log of the pages then', async () => {
  const process = processOf(renderer(`globalThis.process.kill(globalThis.process.pid, 'SIGKILL');`));
  await expect(process.render(notFound)).rejects.toThrow(/^The render process was killed.* memory/);
  expect(() => process.finalLog()).toThrow(/^The render process was killed/);
});

it('rejects with the reason when the host cannot be loaded', async () => {
  await expect(processOf(`throw new Error('broken host');`).notFoundPlan()).rejects.toThrow('broken host');
});

it('rejects what is still open when it is closed', async () => {
  const process = processOf(renderer('return new Promise(() => {});'));
  const open = process.render(notFound);
  process.close();
  await expect(open).rejects.toThrow('The render process was closed.');
});

it('is killed when a page never ends, and says which page that was', async () => {
  const process = processOf(
    renderer(`console.error('pid ' + globalThis.process.pid);
    if (plan.path === '/404') for (;;);
    return { html: '', status: 200, apps: [] };`),
    { patience: 5000 },
  );
  await process.render({ ...notFound, path: '/' });
  const endless = process.render(notFound);
  const behind = process.render({ ...notFound, path: '/behind' });
  await expect(endless).rejects.toThrow('/404: rendering it did not end within 5 s and was stopped.');
  await expect(behind).rejects.toThrow();
  await untilGone(Number(/pid (\d+)/.exec(process.log)?.[1]));
});

it('keeps the settings of the site from the code of apps', async () => {
  process.env.PUBLISH_TOKEN = 'a secret';
  const apps = processOf(renderer(`return { html: JSON.stringify(process.env), status: 200, apps: [] };`));
  const { html } = await rendered(apps);
  delete process.env.PUBLISH_TOKEN;
  expect(Object.keys(JSON.parse(html) as object).sort()).toEqual(
    ['LANG', 'NODE_ENV', 'PATH', 'TMPDIR', 'TZ'].filter((name) => name === 'NODE_ENV' || process.env[name]),
  );
});
