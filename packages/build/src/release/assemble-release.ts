import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versionPlaceholder, type AppLayout } from '../app-layout.js';
import { integrityList, integrityPlaceholder } from '../chunk-integrity-plugin.js';
import { manifestFiles, type Manifest } from '../manifest.js';
import type { BuildMode } from '../webpack-config.js';
import { panelName } from '@northgate/contracts/console/panel.js';
import { release, type Release } from '@northgate/contracts/release.js';
import { describeFiles, sha384 } from './describe-files.js';
import { listFiles } from './list-files.js';
import { readRoutes } from './read-routes.js';

/** A finished build and where its release folder is to be. */
export interface AssembleOptions {
  layout: AppLayout;
  mode: BuildMode;
  source: string;
  target: string;
}

/**
 * Makes a release folder of a finished build: the version is the hash of its content, which is then written into
 * the files in place of the placeholder. Returns its `release.json`.
 */
export async function assembleRelease({ layout, mode, source, target }: AssembleOptions): Promise<Release> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(layout.output.browser, join(target, 'browser'), { recursive: true });
  await cp(layout.output.server, join(target, 'server'), { recursive: true });
  const forConsole = existsSync(layout.output.console);
  if (forConsole) await cp(layout.output.console, join(target, 'console'), { recursive: true });
  // Fonts and pictures that only the server build names are served to browsers all the same.
  const media = join(target, 'server/media');
  if (existsSync(media)) {
    await cp(media, join(target, 'browser/media'), { recursive: true });
    await rm(media, { recursive: true });
  }
  await writeFile(join(target, 'server/package.json'), '{ "type": "commonjs" }\n');
  const publicFolder = join(layout.folder, 'public');
  if (existsSync(publicFolder)) await cp(publicFolder, join(target, 'public'), { recursive: true });

  const { exposes, parts, uses, shared } = await readManifest(layout);
  for (const file of manifestFiles) await rm(join(target, 'browser', file), { force: true });
  const version = await contentVersion(target);
  await replaceInScripts(target, versionPlaceholder, version);
  await replaceInScripts(target, integrityPlaceholder, integrityList(await chunkHashes(target)));
  const entry = layout.app === 'shell' ? 'main.js' : 'remoteEntry.js';
  const described = release.parse({
    app: layout.app,
    version,
    mode,
    source,
    ...(await readRoutes(layout.app, join(target, 'server', entry))),
    entry: { browser: `browser/${entry}`, server: `server/${entry}` },
    exposes,
    parts,
    uses,
    shared,
    files: await describeFiles(target),
    ...(forConsole ? { console: await consoleOf(target) } : {}),
  });
  await writeFile(join(target, 'release.json'), JSON.stringify(described, null, 2));
  return described;
}

/** What an app brings to the console: its panels, or the console itself, which has an entry and no container. */
async function consoleOf(folder: string): Promise<Release['console']> {
  const files = await listFiles(join(folder, 'console'));
  const panels = files.flatMap(
    (file) => /^chunks\/expose-(console-[a-z0-9-]+-panel)\.\w+\.js$/.exec(file)?.[1] ?? [],
  );
  const entry = panels.length ? 'console/remoteEntry.js' : 'console/main.js';
  return { entry, panels: panels.flatMap((name) => panelName(`./${name}`) ?? []) };
}

/** What the release exposes, uses of other apps and shares, as the manifest of its build says. */
async function readManifest({
  output,
}: AppLayout): Promise<Pick<Release, 'exposes' | 'parts' | 'uses' | 'shared'>> {
  const text = await readFile(join(output.browser, manifestFiles[0]), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const scripts = manifest.exposes.map(({ path, assets: { js } }) => ({
    path,
    now: js.sync,
    later: js.async.filter((file) => !js.sync.includes(file)),
  }));
  return {
    exposes: Object.fromEntries(scripts.map(({ path, now }) => [path, now])),
    parts: Object.fromEntries(scripts.map(({ path, later }) => [path, later])),
    uses: manifest.remotes.map(({ alias, moduleName }) => `${alias}/${moduleName}`),
    shared: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
}

async function contentVersion(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder))
    hash.update(`${file}\n`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, versionPlaceholder.length);
}

async function replaceInScripts(folder: string, placeholder: string, value: string): Promise<void> {
  for (const file of (await listFiles(folder)).filter((name) => /\.(js|map)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    if (text.includes(placeholder)) await writeFile(join(folder, file), text.replaceAll(placeholder, value));
  }
}

async function chunkHashes(folder: string): Promise<{ file: string; sha384: string }[]> {
  const chunks = (await listFiles(folder)).filter((file) => /^browser\/chunks\/.*\.js$/.test(file));
  return Promise.all(
    chunks.map(async (file) => ({ file, sha384: sha384(await readFile(join(folder, file))) })),
  );
}
