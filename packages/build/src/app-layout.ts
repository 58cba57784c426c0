import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';

/** Where an app of the monorepo keeps what builds need. Paths are absolute. */
export interface AppLayout {
  app: AppName;
  folder: string;
  /** Exposed modules: `./home-page` → file. Empty for the shell. */
  exposes: Record<string, string>;
  output: { browser: string; server: string };
}

/** The name of a remote's container: a JavaScript identifier, `mfe-blog` → `mfe_blog`. */
export const containerName = (app: AppName): string => app.replaceAll('-', '_');

/**
 * Stands in built files where the release's folder will be known: same length as the real one,
 * `/assets/<app>/<12 hex digits>/`, so that source maps stay true.
 */
export const versionPlaceholder = '@@version@@@';

/** Reads an app's folder; every file in `src/expose` is an exposed module. */
export function readAppLayout(root: string, app: AppName, outputFolder = 'dist'): AppLayout {
  const folder = join(root, app);
  const exposeFolder = join(folder, 'src/expose');
  const files = existsSync(exposeFolder) ? readdirSync(exposeFolder).sort() : [];
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return {
    app,
    folder,
    exposes: Object.fromEntries(
      modules.map((file) => [`./${basename(file, extname(file))}`, join(exposeFolder, file)]),
    ),
    output: { browser: join(folder, outputFolder, 'browser'), server: join(folder, outputFolder, 'server') },
  };
}
