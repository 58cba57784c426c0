import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appLayout, versionPlaceholder } from './app-layout.js';
import { buildApp } from './build-app.js';
import { BuildError } from './build-error.js';
import type { Manifest } from './manifest.js';
import { sharedPackages } from './shared-packages.js';

const onePost = `export { chat as post, away } from './chat';\nexport const text = 'one post';`;
const repository = fileURLToPath(new URL('../../..', import.meta.url));
let root: string;
const read = (file: string) => readFileSync(join(root, 'mfe-blog/dist', file), 'utf8');
const write = (files: Record<string, string>): void => {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
};

/** What the apps of the repository say, as it stands there. */
const config = (app: string) => readFileSync(join(repository, app, 'webpack.config.mjs'), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'build-test-'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  write({
    'package-lock.json': '{}',
    'mfe-blog/package.json': '{ "name": "mfe-blog" }',
    'mfe-blog/webpack.config.mjs': config('mfe-blog'),
    'mfe-blog/src/expose/routes.ts': `export const routes = [{ path: '/blog', meta: 'about the blog' }];`,
    'mfe-blog/src/expose/blog-page.tsx': `
      import { useState } from 'react';
      import styles from '../card.module.css';
      export default function BlogPage() {
        const [text] = useState(SERVER ? 'made on the server' : 'made in the browser');
        const open = () => import('../list');
        return <p className={styles.card} onClick={open}>{text}</p>;
      }`,
    'mfe-blog/src/list.ts': `export const list = () => ['list of posts', import('./post')];`,
    'mfe-blog/src/post.ts': onePost,
    'mfe-blog/src/chat.ts': `
      import { loadRemoteComponent as load } from '@northgate/ui/composition/load-remote-component';
      export const chat = () => load('mfe-chat/chat-modal');
      export const away = (load) => load('mfe-tools/quote-form');`,
    'packages/ui/src/composition/load-remote-component.ts': `export const loadRemoteComponent = (name) => Promise.reject(name);`,
    'mfe-blog/src/card.module.css': '.card { color: rebeccapurple; }',
  });
  await buildApp(appLayout(root, 'mfe-blog'), 'production');
});
afterAll(() => rmSync(root, { recursive: true }));

const manifest = () => JSON.parse(read('browser/mf-manifest.json')) as Manifest;
const scripts = (expose: string) =>
  manifest().exposes.find(({ path }) => path === expose)?.assets.js ?? { sync: [], async: [] };
const text = (files: string[]) => files.map((file) => read(`browser/${file}`)).join('');
const script = (expose: string) => text(scripts(expose).sync);

it('lists the scripts of each exposed module, which exist and carry a hash of their content', () => {
  expect(manifest().exposes.map(({ path }) => path)).toEqual(['./blog-page']);
  const files = scripts('./blog-page').sync;
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(file).toMatch(/^chunks\/[\w-]+\.[0-9a-f]{8}\.js$/);
  expect(readdirSync(join(root, 'mfe-blog/dist/browser'))).toContain('remoteEntry.js');
});

it('lists apart what the parts of an exposed module load once they are used, and what that loads in turn', () => {
  const { sync, async: later } = scripts('./blog-page');
  expect(text(later)).toMatch(/list of posts.*one post|one post.*list of posts/s);
  expect(later.filter((file) => sync.includes(file))).toEqual([]);
});

it('keeps what routes say about their pages on the server, which alone reads it', () => {
  const files = (side: string) =>
    readdirSync(join(root, 'mfe-blog/dist', side), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => read(`${side}/${file}`))
      .join('');
  expect(files('server')).toContain('about the blog');
  expect(files('browser')).not.toContain('about the blog');
});

it('says which packages it takes from the host, and which versions of them', () => {
  const shared = manifest().shared.map(({ name, requiredVersion }) => [name, requiredVersion]);
  const { react } = sharedPackages;
  expect(Object.fromEntries(shared)).toEqual({
    react,
    'react/jsx-runtime': sharedPackages['react/jsx-runtime'],
  });
});

it('says which components of other apps it names, however its own modules call what loads them', () => {
  expect(manifest().remotes.map(({ alias, moduleName }) => [alias, moduleName])).toEqual([
    ['mfe-chat', 'chat-modal'],
  ]);
});

it('keeps styles out of the browser and the browser out of the server', () => {
  expect(script('./blog-page')).toContain('made in the browser');
  expect(script('./blog-page')).not.toMatch(/made on the server|rebeccapurple|663399/);
  const server = readdirSync(join(root, 'mfe-blog/dist/server'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(`server/${file}`))
    .join('');
  expect(server).toContain('made on the server');
  expect(server).toMatch(/rebeccapurple|#639/);
});

it('takes React from the host instead of bringing its own', () => {
  const all = readdirSync(join(root, 'mfe-blog/dist/browser'), { recursive: true, withFileTypes: true });
  const bytes = all
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .reduce((sum, entry) => sum + readFileSync(join(entry.parentPath, entry.name)).length, 0);
  expect(bytes).toBeLessThan(60_000);
});

it('writes the place of the version into the address its files are loaded from', () => {
  expect(read('browser/remoteEntry.js')).toContain(`/assets/mfe-blog/${versionPlaceholder}/browser/`);
});

/** Every file of the last build with its text. */
const bytes = () =>
  readdirSync(join(root, 'mfe-blog/dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')])
    .sort();

it('builds the same bytes whatever earlier builds have left behind', async () => {
  const build = async (post: string) => {
    write({ 'mfe-blog/src/post.ts': post });
    await buildApp(appLayout(root, 'mfe-blog'), 'production');
    return bytes();
  };
  const first = bytes();
  expect(readdirSync(join(root, '.cache/webpack'))).toContain('mfe-blog-browser-production');
  expect(
    await build(`import { list } from './list';\nexport const post = ['other posts', list];`),
  ).not.toEqual(first);
  expect(await build(onePost)).toEqual(first);
});

it('is built by webpack called in its folder, and tells nobody where packages lie on this machine', () => {
  const webpack = join(repository, 'node_modules/webpack/bin/webpack.js');
  rmSync(join(root, 'mfe-blog/dist'), { recursive: true });
  execFileSync(process.execPath, [webpack], { cwd: join(root, 'mfe-blog'), stdio: 'ignore' });
  const absolute = bytes().filter(([, text]) => text?.includes(`from '${repository}`));
  expect(absolute.map(([name]) => name)).toEqual([]);
  expect(bytes().map(([name]) => name)).toContain('remoteEntry.js.map');
});

it('refuses a component of another app whose name is only known when the app runs', async () => {
  const name = `['mfe-chat', 'chat-bar'].join('/')`;
  write({
    'mfe-tools/webpack.config.mjs': config('mfe-tools'),
    'mfe-tools/src/expose/routes.ts': `
      import { loadRemoteComponent } from '@northgate/ui/composition/load-remote-component';
      export const routes = () => loadRemoteComponent(${name});`,
  });
  const building = buildApp(appLayout(root, 'mfe-tools'), 'development');
  await expect(building).rejects.toThrow(/named by a text/);
});

it('says of the host in which versions it brings what remotes take from it, and refuses one that lacks a package', async () => {
  const build = async (main: string) => {
    write({ 'shell/src/browser/main.ts': main });
    await buildApp(appLayout(root, 'shell'), 'development');
  };
  write({
    'shell/webpack.config.mjs': config('shell'),
    'shell/src/browser/starter.ts': '',
    'shell/src/browser/after-paint.ts': '',
    'shell/src/server/main.ts': '',
  });
  const packages = ['react', 'react-dom', 'react-router-dom', 'framer-motion'];
  await build(packages.map((name) => `import '${name}';`).join('\n'));
  const { shared } = JSON.parse(
    readFileSync(join(root, 'shell/dist/browser/mf-manifest.json'), 'utf8'),
  ) as Manifest;
  expect(shared.map(({ name, requiredVersion }) => [name, `^${requiredVersion}`])).toEqual(
    Object.entries(sharedPackages),
  );
  await expect(build(`import 'react';`)).rejects.toThrow(/react-dom of the host, which lacks it/);
});

it('throws what the compiler says of an app that cannot be built', async () => {
  write({
    'mfe-chat/webpack.config.mjs': config('mfe-chat'),
    'mfe-chat/src/expose/routes.ts': `import { routes } from './none'; export { routes };`,
  });
  const building = buildApp(appLayout(root, 'mfe-chat'), 'development');
  const error: unknown = await building.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BuildError);
  expect((error as BuildError).message).toMatch(/mfe-chat browser:[^]*none/);
});
