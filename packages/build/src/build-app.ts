import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { AppLayout } from './app-layout.js';
import { BuildError } from './build-error.js';
import { readConfig } from './read-config.js';
import type { BuildMode } from './webpack-config.js';

/** Builds both sides of one app into its output folders. Throws `BuildError` with the compiler's messages. */
export async function buildApp({ folder, output }: AppLayout, mode: BuildMode): Promise<void> {
  const environment = { output: relative(folder, join(output.browser, '..')) };
  // An app that brings nothing to the console any more must not bring its last build of it.
  await rm(output.console, { recursive: true, force: true });
  for (const config of await readConfig(folder, environment, mode)) await run(config);
}

function run(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // What is kept for the next build is written while it closes.
      compiler.close((unsaved) => {
        const failure = error ?? unsaved;
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new BuildError(report(config, stats)));
        else resolve();
      });
    });
  });
}

const report = (config: Configuration, stats: Stats): string =>
  `${config.name ?? 'build'}:\n${stats.toString({ all: false, errors: true, errorDetails: false })}`;
