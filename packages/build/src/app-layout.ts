import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { panelName } from '@northgate/contracts/console/panel.js';
import type { AppName } from '@northgate/contracts/release.js';

/** Where an app of the monorepo and its builds lie. Paths are absolute. */
export interface AppLayout {
  app: AppName;
  folder: string;
  output: { browser: string; server: string; console: string };
}

/** The name of a remote's container: a JavaScript identifier, `mfe-blog` → `mfe_blog`. */
export const containerName = (app: string): string => app.replaceAll('-', '_');

/**
 * Stands in built files where the release's folder will be known: same length as the real one,
 * `/assets/<app>/<12 hex digits>/`, so that source maps stay true.
 */
export const versionPlaceholder = '@@version@@@';

/** Where the app of this name lies, with its builds in a folder of it. */
export function appLayout(root: string, app: AppName, outputFolder = 'dist'): AppLayout {
  const folder = join(root, app);
  const output = join(folder, outputFolder);
  const [browser, server, console] = ['browser', 'server', 'console'].map((side) => join(output, side)) as [
    string,
    string,
    string,
  ];
  return { app, folder, output: { browser, server, console } };
}

/** The modules of a folder that pages load. */
export const pageModulesIn = (app: string, folder: string): Record<string, string> =>
  chosen(app, folder, (module) => panelName(module) === null);

/** The modules of a folder that the console loads. */
export const panelsIn = (app: string, folder: string): Record<string, string> =>
  chosen(app, folder, (module) => panelName(module) !== null);

const chosen = (app: string, folder: string, isWanted: (module: string) => boolean) =>
  Object.fromEntries(Object.entries(modulesIn(app, folder)).filter(([module]) => isWanted(module)));

/** The modules of a folder of an app, as federation exposes them: `./home-page` → `./src/expose/home-page.tsx`. */
export function modulesIn(app: string, folder: string): Record<string, string> {
  const path = join(app, folder);
  const files = readdirSync(path).sort();
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return Object.fromEntries(
    modules.map((file) => [`./${basename(file, extname(file))}`, `./${relative(app, join(path, file))}`]),
  );
}

/** The folder of the repository that this folder is part of. Throws where there is none. */
export function rootOf(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package-lock.json lies above this folder.');
  return rootOf(parent);
}
