import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetPath } from '@northgate/contracts/release.js';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { containerName, versionPlaceholder, type AppLayout } from './app-layout.js';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.js';
import { chunkName, ExposeScriptsPlugin } from './expose-scripts-plugin.js';
import { remoteShares } from './shared-packages.js';

export type BuildMode = 'production' | 'development';
export type BuildSide = 'browser' | 'server';

interface BuildOptions {
  root: string;
  layout: AppLayout;
  mode: BuildMode;
  side: BuildSide;
  /** The browser half as it is kept up to date while somebody works on it; it never becomes a release. */
  live?: boolean;
}

const require = createRequire(import.meta.url);
// The federation plugin would look for webpack by calling it with nothing, which takes it a second to refuse.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
/** Compiled, because webpack loads it by itself; also when this file runs from its source. */
const sheetLoader = fileURLToPath(new URL('../dist/sheet-loader.js', import.meta.url));
const packageNames = ['contracts', 'site', 'ui'];

/** The webpack settings of one side of one app; all apps differ only in what they expose. */
export function webpackConfig(options: BuildOptions): Configuration {
  const { root, layout, mode, side } = options;
  const server = side === 'server';
  return {
    mode,
    name: `${layout.app} ${side}`,
    context: layout.folder,
    target: server ? 'node20' : ['web', 'es2022'],
    devtool: server ? false : 'source-map',
    entry: entries(options),
    output: {
      path: layout.output[side],
      filename: '[name].js',
      chunkFilename: server ? '[name].js' : 'chunks/[name].[contenthash:8].js',
      assetModuleFilename: 'media/[name].[contenthash:8][ext]',
      publicPath: assetPath(layout.app, versionPlaceholder, 'browser/'),
      uniqueName: containerName(layout.app),
      // A module that threw must throw again at the next try, not be taken for one that exports nothing.
      strictModuleErrorHandling: true,
      clean: true,
      ...(server ? { library: { type: 'commonjs-module' } } : {}),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: Object.fromEntries(
        packageNames.map((name) => [`@northgate/${name}`, join(root, 'packages', name, 'src')]),
      ),
    },
    module: { rules: rules(options) },
    plugins: plugins(options),
    optimization: {
      minimize: mode === 'production' && !server,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      // Pages name scripts by their addresses, so these are short where visitors see them.
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      // Every file costs a round trip, and browsers ask for few at once: only what is large is worth one of its own.
      splitChunks: server || layout.app === 'shell' ? (false as const) : { minSize: 100_000 },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: false,
  };
}

function entries({ layout, side }: BuildOptions): Configuration['entry'] {
  if (layout.app !== 'shell') return {};
  if (side === 'server') return { main: join(layout.folder, 'src/server/main.ts') };
  return {
    main: join(layout.folder, 'src/browser/main.ts'),
    starter: join(layout.folder, 'src/browser/starter.ts'),
    'after-paint': join(layout.folder, 'src/browser/after-paint.ts'),
  };
}

function rules({ root, layout, side, mode, live = false }: BuildOptions) {
  const server = side === 'server';
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: false, refresh: live } },
        },
        sourceMaps: !server && mode === 'production',
      },
    },
    {
      test: /\.css$/,
      loader: sheetLoader,
      options: { server, live, kitFolder: join(root, 'packages/ui'), app: layout.app },
      type: 'javascript/auto' as const,
    },
    { test: /\.woff2$/, type: 'asset/resource' as const },
  ];
}

/** Somebody who works on a static part wants to see it change, so a live build draws it in the browser. */
const drawsStaticParts = webpack.DefinePlugin.runtimeValue(({ module }) =>
  JSON.stringify(/\b(static|drawn)Part[(<]/.test(String(module.originalSource()?.source() ?? ''))),
);

/** The host's federation runtime leaves out what the plugin leaves out of remotes: manifests, and loading on a server. */
const leanRuntime = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify('web'),
};

function plugins({ layout, side, mode, live = false }: BuildOptions): WebpackPluginInstance[] {
  const server = side === 'server';
  const base: WebpackPluginInstance[] = [
    new webpack.DefinePlugin({
      SERVER: live ? drawsStaticParts : JSON.stringify(server),
      'process.env.NODE_ENV': JSON.stringify(mode),
      ...(layout.app === 'shell' && !server ? leanRuntime : {}),
    }),
    ...(server || live ? [] : [new ChunkIntegrityPlugin()]),
  ];
  if (layout.app === 'shell') return base;
  return [
    ...base,
    new ModuleFederationPlugin({
      name: containerName(layout.app),
      filename: 'remoteEntry.js',
      library: server ? { type: 'commonjs-module' } : { type: 'var', name: containerName(layout.app) },
      exposes: Object.fromEntries(
        Object.entries(layout.exposes).map(([expose, file]) => [
          expose,
          { import: file, name: chunkName(expose) },
        ]),
      ),
      shared: remoteShares,
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: {
        externalRuntime: !server,
        optimization: { disableSnapshot: true, target: server ? 'node' : 'web' },
      },
    }),
    ...(server || live ? [] : [new ExposeScriptsPlugin(layout.exposes)]),
  ];
}
