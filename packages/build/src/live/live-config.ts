import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { AppName } from '@northgate/contracts/release.js';
import webpack, { type Configuration } from 'webpack';
import type { AppLayout } from '../app-layout.js';
import { webpackConfig } from '../webpack-config.js';

const require = createRequire(import.meta.url);
const compiled = (file: string) => fileURLToPath(new URL(`../../dist/live/${file}`, import.meta.url));
const refreshFolder = dirname(require.resolve('react-refresh'));

/** Where the live build of an app is served from. */
export const livePath = (app: AppName, file = ''): string => `/__live/${app}/${file}`;

/** The webpack settings of an app's browser half as it is kept up to date in memory, with fast refresh. */
export function liveConfig(root: string, layout: AppLayout): Configuration {
  const { app } = layout;
  const config = webpackConfig({ root, layout, mode: 'development', side: 'browser', live: true });
  return {
    ...config,
    name: app,
    devtool: 'eval-cheap-module-source-map',
    entry: app === 'shell' ? { main: join(layout.folder, 'src/browser/main.ts') } : {},
    output: {
      ...config.output,
      publicPath: livePath(app),
      chunkFilename: 'chunks/[name].js',
      clean: false,
    },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...refreshAliases } },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({ APP: JSON.stringify(app) }),
      new ReactRefreshPlugin({
        overlay: false,
        library: 'northgate',
        exclude: [/node_modules/, compiled('')],
      }),
    ],
    cache: {
      type: 'filesystem',
      name: `live-${app}`,
      cacheDirectory: join(root, '.cache/webpack'),
      buildDependencies: { config: [compiled('live-config.js'), join(root, 'package-lock.json')] },
    },
  };
}

const refreshAliases = {
  'react-refresh/runtime$': compiled('refresh-runtime.js'),
  [`${require.resolve('react-refresh')}$`]: compiled('refresh-runtime.js'),
  'react-refresh-itself$': join(refreshFolder, 'cjs/react-refresh-runtime.development.js'),
  'react-dom/client$': compiled('draw-anew.js'),
  'react-dom-client-itself$': require.resolve('react-dom/client'),
};
