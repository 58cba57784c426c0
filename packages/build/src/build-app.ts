import webpack, { type Configuration, type Stats } from 'webpack';
import type { AppLayout } from './app-layout.js';
import { webpackConfig, type BuildMode } from './webpack-config.js';

/** Thrown when a build has errors; the message holds webpack's own report. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/** Builds both sides of one app into its output folders. Throws `BuildError` with the compiler's messages. */
export async function buildApp(root: string, layout: AppLayout, mode: BuildMode): Promise<void> {
  for (const side of ['browser', 'server'] as const) await run(webpackConfig({ root, layout, mode, side }));
}

function run(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new BuildError(report(config, stats)));
        else resolve();
      });
    });
  });
}

const report = (config: Configuration, stats: Stats): string =>
  `${config.name ?? 'build'}:\n${stats.toString({ all: false, errors: true, errorDetails: false })}`;
