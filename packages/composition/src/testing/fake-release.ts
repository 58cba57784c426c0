import { join } from 'node:path';
import type { AppLayout } from '@northgate/build/app-layout.js';
import { versionPlaceholder } from '@northgate/build/app-layout.js';
import type { Manifest } from '@northgate/build/manifest.js';
import { sharedPackages } from '@northgate/build/shared-packages.js';
import type { AppName, Release } from '@northgate/contracts/release.js';
import type { FailedPart } from '@northgate/contracts/renderer.js';
import { makeRelease } from '../publish/make-release.js';
import { temporaryFolder, writeFiles } from './temporary-folder.js';

/** A page of a fake remote. `embeds` are apps whose component stands in it. */
export interface FakePage {
  path: string;
  body?: string;
  embeds?: AppName[];
  /** Components of other apps that it names, as `mfe-tools/quote-form`. */
  uses?: string[];
  /** Shows the posts of the api. */
  content?: boolean;
  /** One page for each post of the api, at the path with the post's number. */
  each?: boolean;
  /** Its title in the menu of every page. */
  menu?: string;
  /** Stands for a parameter that names nothing. */
  missing?: boolean;
  /** What rendering it throws. */
  throws?: string;
  /** Rendering it never ends. */
  endless?: boolean;
  /** A part of another app that fails on it. */
  fails?: Pick<FailedPart, 'name' | 'role'>;
}

/** A remote's server build: a container, as federation makes one, around pages that are only data. */
const remoteEntry = (text: string, pages: FakePage[]) => `
  const routes = ${JSON.stringify(pages)};
  exports.init = () => {};
  exports.get = async () => () => ({ routes, component: ${JSON.stringify(`<p>component ${text}</p>`)} });
`;

/** The host's server build: a renderer that puts frame, page and components together as text. */
const shellEntry = (text: string) => `
  const load = async (input, app) => {
    if (!input.remotes[app]) throw new Error(app + ' is not there');
    return (await require(input.remotes[app].serverEntry).get())();
  };
  let [more, company] = ['', ''];
  const document = (path, body) => '<!doctype html><html><head><title>' + path + '</title>' +
    '<meta name="description" content="About ' + path + '"></head><body><header>frame ' +
    ${JSON.stringify(text)} + more + '</header><main><h1>' + path + '</h1>' + body + '</main><footer>' + company + '</footer>' +
    '<script id="page-data" type="application/json">{}</script></body></html>';
  const css = '.frame::after{content:' + ${JSON.stringify(JSON.stringify(text))} + '}';
  const hash = require('node:crypto').createHash('sha256').update(css).digest('hex').slice(0, 12);
  const styles = [{ path: '/styles/' + hash + '.css', text: css }];
  const lateData = { path: '/late/' + hash + '.json', text: '{"drawings":[]}' };
  const inline = { scripts: ['sha256-start'], styles: ['sha256-look'] };
  const json = (input, app, path, body) => ({
    revision: input.revision, shell: input.shell.version, path, pattern: path, app, module: './page', params: {}, data: null,
    remotes: {}, head: { title: path, description: 'About ' + path, structuredData: [] },
    styles: styles.map((file) => file.path), parts: { body }, lateData: lateData.path,
  });
  const plan = (app, { path, content = false, missing = false }) =>
    ({ path, pattern: path, app, module: './page', params: {}, content, missing });
  exports.createRenderer = (input) => (company = input.brand.company.name, more = (input.menu ?? []).map(({ path, title }) => '<a href="' + path + '">' + title + '</a>').join(''), {
    routes: async () => [],
    notFound: plan('shell', { path: '/404', missing: true }),
    plan: async (app) => (await Promise.all((await load(input, app)).routes.map(async (route) => {
      if (!route.each) return [plan(app, route)];
      const posts = await input.read('/api/blog');
      return posts.map((_, index) => ({ ...plan(app, { ...route, path: route.path + '/' + index }), params: { index } }));
    }))).flat(),
    render: async ({ app, path, missing, params }, without = []) => {
      if (app === 'shell') return { html: document(path, '<p>no such page</p>'), json: json(input, app, path, ''), styles, lateData, inline, status: 404, apps: ['shell'] };
      const page = (await load(input, app)).routes.find((route) => path.startsWith(route.path) && (route.each || route.path === path));
      while (page.endless);
      const gaveWay = page.fails && without.includes(page.fails.name);
      if (page.fails && !gaveWay) return { failedParts: [{ ...page.fails, late: false, reason: 'Error: it throws' }] };
      if (page.throws) throw new Error(page.throws);
      if (page.each && !(await input.read('/api/blog'))[params.index]) throw new Error('404: no such post');
      const posts = page.content ? (await input.read('/api/blog')).join(' ') : '';
      const parts = await Promise.all((page.embeds ?? []).map((other) => load(input, other)));
      const body = (page.body ?? '') + (gaveWay ? '<p>fallback</p>' : '') + '<p>' + posts + '</p>' + parts.map((part) => part.component).join('');
      return { html: document(path, body), json: json(input, app, path, body), styles, lateData, inline, status: missing ? 404 : 200, apps: ['shell', app, ...(page.embeds ?? [])] };
    },
  });
`;

/** Files of a finished build, by path below its folder `browser`, `server` or `console`, or the app's `public`. */
type Build = Record<'browser' | 'server' | 'public', Record<string, string>> & {
  console?: Record<string, string>;
};

const assembled = async (
  app: AppName,
  { browser, server, public: open, console }: Build,
  mode: Release['mode'] = 'production',
) => {
  const folder = temporaryFolder();
  const output = {
    browser: join(folder, 'dist/browser'),
    server: join(folder, 'dist/server'),
    console: join(folder, 'dist/console'),
  };
  writeFiles(output.browser, browser);
  writeFiles(output.server, server);
  if (console) writeFiles(output.console, console);
  writeFiles(join(folder, 'public'), open);
  const layout: AppLayout = { app, folder, output };
  const target = join(folder, 'release');
  const release = await makeRelease({ layout, mode, source: 'test', target });
  return { folder: target, release };
};

/** A release in a folder of its own. */
export interface FakeRelease {
  folder: string;
  release: Release;
}

const manifestOf = (pages: FakePage[]) =>
  JSON.stringify({
    exposes: [{ path: './page', assets: { js: { sync: ['chunks/page.js'], async: [] } } }],
    remotes: pages
      .flatMap(({ uses = [] }) => uses.map((name) => name.split('/')))
      .map(([alias = '', moduleName = '']) => ({ alias, moduleName })),
    shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
  } satisfies Manifest);

const hostManifest = JSON.stringify({
  exposes: [],
  remotes: [],
  shared: Object.entries(sharedPackages).map(([name, range]) => ({
    name,
    requiredVersion: range.replace('^', ''),
  })),
} satisfies Manifest);

const longScript = (text: string) => `console.log(${JSON.stringify(`${text} `.repeat(50))});\n`;

/** A release of the host; `text` shows in the frame of every page, `server` replaces its server build. */
export const fakeShell = (text: string, server = shellEntry(text)): Promise<FakeRelease> =>
  assembled('shell', {
    browser: {
      'main.js': longScript(`boot ${text} ${versionPlaceholder}`),
      'starter.js': 'start();\n//# sourceMappingURL=starter.js.map',
      'after-paint.js': 'show();',
      'chunks/federation.1.js': longScript('federation'),
      'mf-manifest.json': hostManifest,
    },
    server: { 'main.js': server },
    public: {
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'embeds/cctv/index.html': '<p>video</p>',
    },
  });

/** A release of a remote; `text` shows wherever its component is embedded. */
export const fakeRemote = (
  app: AppName,
  text: string,
  pages: FakePage[],
  mode?: Release['mode'],
): Promise<FakeRelease> =>
  assembled(
    app,
    {
      browser: {
        'remoteEntry.js': longScript(text),
        'remoteEntry.js.map': '{"version":3}',
        'mf-manifest.json': manifestOf(pages),
      },
      server: { 'remoteEntry.js': remoteEntry(text, pages) },
      public: {},
    },
    mode,
  );

/** A release of the console, which has no page; `script` is what its page runs. */
export const fakeConsole = (text: string, script = longScript(text)): Promise<FakeRelease> =>
  assembled('mfe-console', {
    browser: { 'remoteEntry.js': '', 'mf-manifest.json': manifestOf([]) },
    server: { 'remoteEntry.js': remoteEntry(text, []) },
    public: {},
    console: { 'main.js': script },
  });

/** A release of a remote that brings a panel to the console; `script` is its container. */
export const fakePanel = (app: AppName, panel: string, script = longScript(panel)): Promise<FakeRelease> =>
  assembled(app, {
    browser: { 'remoteEntry.js': longScript(panel), 'mf-manifest.json': manifestOf([]) },
    server: { 'remoteEntry.js': remoteEntry(panel, []) },
    public: {},
    console: {
      'remoteEntry.js': script,
      [`chunks/expose-console-${panel}-panel.12345678.js`]: longScript(panel),
    },
  });
