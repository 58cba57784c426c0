import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { changesPath, livePath } from '@northgate/contracts/live-path.js';
import webpack, { type Configuration } from 'webpack';
import type { App } from '../app-config.js';
import { webpackConfig, type BuildOptions } from '../webpack-config.js';

const require = createRequire(import.meta.url);
// Its types hold for `require` only.
const { default: refreshed } = require('react-refresh-typescript') as { default: () => unknown };
const compiled = (file: string) => fileURLToPath(new URL(`../../dist/live/${file}`, import.meta.url));
const refreshFolder = dirname(require.resolve('react-refresh'));

interface LiveOptions extends Pick<BuildOptions, 'root' | 'folder' | 'app'> {
  /** Where pages of another server find this build; theirs when left out. */
  origin?: string | undefined;
}

/** The webpack settings of an app's browser half as it is kept up to date in memory, with fast refresh. */
export function liveConfig({ origin, ...options }: LiveOptions): Configuration {
  const { folder, app } = options;
  const output = join(folder, 'dist/live');
  const config = webpackConfig({ ...options, output, mode: 'development', side: 'browser', live: true });
  return {
    ...config,
    name: app.name,
    devtool: 'eval-cheap-module-source-map',
    entry: app.entries ? { main: app.entries.browser.main ?? [] } : {},
    output: {
      ...config.output,
      publicPath: livePath(app.name, '', origin),
      crossOriginLoading: origin ? 'anonymous' : false,
      chunkFilename: 'chunks/[name].js',
      clean: false,
    },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...refreshAliases } },
    // All the plugin wants of core-js; every browser that shows a live build has it, so core-js is not installed.
    externals: { 'core-js-pure/features/global-this': 'var globalThis' },
    module: { rules: config.module?.rules?.map(withRefresh) ?? [] },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({ APP: JSON.stringify(app.name) }),
      new webpack.HotModuleReplacementPlugin(),
      ...changesHeard(app, origin).map((file) => new webpack.EntryPlugin(folder, file, {})),
      new ReactRefreshPlugin({
        overlay: false,
        library: 'northgate',
        exclude: [/node_modules/, compiled('')],
      }),
    ],
    // What does not compile is not handed to pages; they take over the next state that does.
    optimization: { ...config.optimization, emitOnErrors: false },
  };
}

/** Every app takes over its own changes. The host, which is on every page, shows errors for all of them. */
function changesHeard({ entries }: App, origin?: string): string[] {
  const { hostname, port } = new URL(origin ?? 'http://0.0.0.0:0');
  const query = new URLSearchParams({
    ...{ protocol: origin ? 'ws:' : 'auto:', hostname, port },
    pathname: changesPath,
    logging: 'warn',
    hot: 'true',
    'live-reload': 'true',
    overlay: JSON.stringify(entries ? { errors: true, warnings: false, runtimeErrors: false } : false),
  });
  return [
    require.resolve('webpack/hot/dev-server'),
    `${require.resolve('webpack-dev-server/client')}?${query}`,
  ];
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];

/** Has the loader of scripts tell React which components a file makes. */
function withRefresh(rule: Rule): Rule {
  if (typeof rule !== 'object' || !rule || !String(rule.loader).includes('ts-loader')) return rule;
  const options = rule.options as Record<string, unknown>;
  const getCustomTransformers = () => ({ before: [refreshed()] });
  return { ...rule, options: { ...options, getCustomTransformers } };
}

const refreshAliases = {
  'react-refresh/runtime$': compiled('refresh-runtime.js'),
  [`${require.resolve('react-refresh')}$`]: compiled('refresh-runtime.js'),
  'react-refresh-itself$': join(refreshFolder, 'cjs/react-refresh-runtime.development.js'),
  'react-dom/client$': compiled('draw-anew.js'),
  'react-dom-client-itself$': require.resolve('react-dom/client'),
};
