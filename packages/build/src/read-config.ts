import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { AppConfig, BuildEnvironment } from './app-config.js';
import type { BuildMode } from './webpack-config.js';

/** What the `webpack.config.mjs` of a folder says for these flags of the command line. */
export async function readConfig(
  folder: string,
  environment: BuildEnvironment,
  mode?: BuildMode,
): Promise<Configuration[]> {
  const file = pathToFileURL(join(folder, 'webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: AppConfig };
  return config(environment, mode && { mode });
}
