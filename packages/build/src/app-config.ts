import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appsAmong, type AppName } from '@northgate/contracts/release.js';
import type { Configuration } from 'webpack';
import { rootOf } from './app-layout.js';
import { readConfig } from './read-config.js';
import type { RemoteShares } from './shared-packages.js';
import { webpackConfig, type BuildMode, type BuildOptions, type BuildSide } from './webpack-config.js';

/** What an app says of itself in its `webpack.config.mjs`. Paths begin in its folder. */
export interface App {
  name: AppName;
  /** Scripts of the host by name, for browsers and for the renderer; a remote has none. */
  entries?: Record<'browser' | 'server', Record<string, string>>;
  /** Modules of a remote that others may load, by the name they ask for. */
  exposes?: Record<string, string>;
  /** Packages a remote takes from the host. */
  shared?: RemoteShares;
  /** What it brings to the console, in a build of its own: panels, or the console itself. */
  console?: { entry: Record<string, string> } | { panels: Record<string, string> };
}

/** What follows `--env` on webpack's command line. */
export interface BuildEnvironment {
  /** Folder of the app that the builds are put into. */
  output?: string;
  /** Writes a report beside the browser build that shows what its files are made of. */
  analyze?: boolean;
  /** The browser half alone, as it is kept up to date while somebody works on it. */
  live?: boolean;
  /** Where pages of another server find what is live. */
  origin?: string;
  /** Set by `webpack serve`. */
  WEBPACK_SERVE?: boolean;
}

/** What a `webpack.config.mjs` exports. */
export type AppConfig = (
  environment?: BuildEnvironment,
  flags?: { mode?: BuildMode },
) => Promise<Configuration[]>;

/** The webpack settings of an app: of both sides for builds, of the running site with it in it for `webpack serve`. */
export const appConfig =
  (folder: string, app: App): AppConfig =>
  async ({ output = 'dist', analyze, live, origin, WEBPACK_SERVE } = {}, { mode = 'production' } = {}) => {
    const root = rootOf(folder);
    if (WEBPACK_SERVE) return (await tools()).serveConfig(root, [app.name]);
    if (live) return [(await tools()).liveConfig({ root, folder, app, origin })];
    const [browser, ...others] = sidesOf(app).map((side) =>
      webpackConfig({ root, folder, app, output: join(folder, output, side), mode, side }),
    ) as [Configuration, ...Configuration[]];
    if (!analyze) return [browser, ...others];
    return [(await tools()).analyzed(browser, join(folder, output, 'report.html'))];
  };

/** Both sides of every app, and the console's where it has something there. */
const sidesOf = (app: App): BuildSide[] => [
  'browser',
  'server',
  ...(app.console ? (['console'] as const) : []),
];

/** The settings of all apps together. */
export const siteConfig =
  (root: string): AppConfig =>
  async (environment = {}, flags) => {
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const apps = appsAmong((JSON.parse(manifest) as { workspaces: string[] }).workspaces);
    if (environment.WEBPACK_SERVE) return (await tools()).serveConfig(root, apps);
    const read = apps.map((app) => readConfig(join(root, app), environment, flags?.mode));
    return (await Promise.all(read)).flat();
  };

/** What needs packages that are installed, and is compiled, for developers only. */
interface Tools {
  serveConfig: (root: string, apps: readonly AppName[]) => Promise<Configuration[]>;
  liveConfig: (
    options: Pick<BuildOptions, 'root' | 'folder' | 'app'> & { origin?: string | undefined },
  ) => Configuration;
  analyzed: (config: Configuration, reportFile: string) => Configuration;
}

const tools = () => import(new URL('live/tools.js', import.meta.url).href) as Promise<Tools>;
