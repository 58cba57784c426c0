import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetPath } from '@northgate/contracts/release.js';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { App } from './app-config.js';
import { containerName, versionPlaceholder } from './app-layout.js';
import { consoleShares, fromConsole } from './console-packages.js';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.js';
import { HostManifestPlugin } from './host-manifest-plugin.js';
import { PortableEntryPlugin } from './portable-entry-plugin.js';
import { UsedComponentsPlugin, withUsedComponents } from './used-components-plugin.js';

export type BuildMode = 'production' | 'development';
/** The console is loaded by browsers too, by its own host and never by a public page. */
export type BuildSide = 'browser' | 'server' | 'console';

/** One side of an app, and where it lies. */
export interface BuildOptions {
  /** Folder of the repository. */
  root: string;
  /** Folder of the app. */
  folder: string;
  app: App;
  /** Folder for the files of this side. */
  output: string;
  mode: BuildMode;
  side: BuildSide;
  /** The browser half as it is kept up to date while somebody works on it; it never becomes a release. */
  live?: boolean;
}

const require = createRequire(import.meta.url);
// The federation plugin would look for webpack by calling it with nothing, which takes it a second to refuse.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
/** Folder of this package. */
const here = fileURLToPath(new URL('..', import.meta.url));
/** Loaders are compiled, because webpack loads them by itself; also when this file runs from its source. */
const sheetLoader = join(here, 'dist/sheet-loader.js');
const drawingLoader = join(here, 'dist/drawing-loader.js');
const packageNames = ['api-client', 'contracts', 'site', 'ui'];

/** Where a package lies whose source apps are built from: in the repository of the apps, else installed beside this one. */
function packageFolder(root: string, name: string): string {
  const own = join(root, 'packages', name);
  return existsSync(own) ? own : join(here, '..', name);
}

/** The webpack settings of one side of one app; all apps differ only in what their `webpack.config.mjs` says. */
export function webpackConfig(options: BuildOptions): Configuration {
  const { root, folder, app, output, mode, side } = options;
  const server = side === 'server';
  return {
    mode,
    name: `${app.name} ${side}`,
    context: folder,
    target: server ? 'node20' : ['web', 'es2022'],
    devtool: server ? false : 'source-map',
    entry: entriesOf(app, side),
    output: {
      path: output,
      filename: '[name].js',
      chunkFilename: server ? '[name].js' : 'chunks/[name].[contenthash:8].js',
      assetModuleFilename: 'media/[name].[contenthash:8][ext]',
      publicPath: assetPath(app.name, versionPlaceholder, side === 'console' ? 'console/' : 'browser/'),
      uniqueName: containerName(app.name),
      // A module that threw must throw again at the next try, not be taken for one that exports nothing.
      strictModuleErrorHandling: true,
      clean: true,
      ...(server ? { library: { type: 'commonjs-module' } } : {}),
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: Object.fromEntries(
        packageNames.map((name) => [`@northgate/${name}`, join(packageFolder(root, name), 'src')]),
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
      splitChunks: server || (!app.exposes && side === 'browser') ? (false as const) : { minSize: 100_000 },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: cacheOf(options),
  };
}

/** What the last build found out, as long as neither these settings nor any package changed; apps elsewhere are copies. */
function cacheOf({ root, folder, app, mode, side, live = false }: BuildOptions): Configuration['cache'] {
  if (folder !== root && dirname(folder) !== root) return false;
  return {
    type: 'filesystem',
    name: [app.name, side, live ? 'live' : mode].join('-'),
    cacheDirectory: join(root, '.cache/webpack'),
    buildDependencies: {
      config: [join(folder, 'webpack.config.mjs'), join(root, 'package-lock.json'), join(here, 'dist/')],
    },
  };
}

function rules({ root, app, side, live = false }: BuildOptions) {
  const server = side === 'server';
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules\/(?!@northgate\/)/,
      loader: require.resolve('ts-loader'),
      options: {
        // Types are checked apart: by `npm run typecheck`, by the gate, and beside a live build.
        transpileOnly: true,
        allowTsInNodeModules: true,
        configFile: join(here, 'tsconfig.apps.json'),
        compilerOptions: { sourceMap: !server },
      },
    },
    {
      test: /\.css$/,
      loader: sheetLoader,
      options: { server, live, kitFolder: packageFolder(root, 'ui'), app: app.name },
      type: 'javascript/auto' as const,
    },
    { test: /\.svg$/, loader: drawingLoader, type: 'javascript/auto' as const },
    { test: /\.woff2$/, type: 'asset/resource' as const },
  ];
}

/** The host's federation runtime leaves out what the plugin leaves out of remotes: manifests, and loading on a server. */
const leanRuntime = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  ENV_TARGET: JSON.stringify('web'),
};

/**
 * Routes are read by the renderer: no browser asks for them, nor for what they say about pages. An app without pages has nothing
 * else, and federation would write no container for nothing.
 */
function exposedTo(side: BuildSide, exposes: Record<string, string>, live: boolean) {
  const all = Object.entries(exposes);
  const pages = all.filter(([expose]) => expose !== './routes');
  return side === 'server' || live || !pages.length ? all : pages;
}

/** Exposed modules with names that their chunks get. */
const named = (modules: [expose: string, file: string][]) =>
  Object.fromEntries(
    modules.map(([expose, file]) => [expose, { import: file, name: expose.replace('./', 'expose-') }]),
  );

const entriesOf = ({ entries, console }: App, side: BuildSide): Record<string, string> => {
  if (side !== 'console') return entries?.[side] ?? {};
  return console && 'entry' in console ? console.entry : {};
};

/** The console's half of an app: the host brings what panels share, a panel takes it from there. */
function consoleFederation({ name, console }: App): WebpackPluginInstance {
  const host = console && 'entry' in console;
  return new ModuleFederationPlugin({
    name: `${containerName(name)}_console`,
    filename: 'remoteEntry.js',
    library: { type: 'var', name: `${containerName(name)}_console` },
    ...(console && 'panels' in console ? { exposes: named(Object.entries(console.panels)) } : {}),
    shared: host ? consoleShares : fromConsole,
    manifest: false,
    dts: false,
  });
}

function plugins(options: BuildOptions): WebpackPluginInstance[] {
  const { app, side, mode, live = false } = options;
  const server = side === 'server';
  return [
    new webpack.DefinePlugin({
      SERVER: JSON.stringify(server),
      DRAWS_STATIC_PARTS: JSON.stringify(server || live),
      'process.env.NODE_ENV': JSON.stringify(mode),
      ...(app.exposes || server ? {} : leanRuntime),
    }),
    ...(side === 'browser' && !live ? [new ChunkIntegrityPlugin()] : []),
    ...federationPlugins(options),
  ];
}

function federationPlugins(options: BuildOptions): WebpackPluginInstance[] {
  const { app, side, live = false } = options;
  if (side === 'console') return [new PortableEntryPlugin(), consoleFederation(app)];
  if (app.exposes) return remotePlugins(options, app.exposes);
  return side === 'server' || live ? [] : [new HostManifestPlugin()];
}

function remotePlugins(
  { app, side, live = false }: BuildOptions,
  exposes: Record<string, string>,
): WebpackPluginInstance[] {
  const server = side === 'server';
  const name = containerName(app.name);
  return [
    ...(live ? [] : [new PortableEntryPlugin(), new UsedComponentsPlugin()]),
    new ModuleFederationPlugin({
      name,
      filename: 'remoteEntry.js',
      library: server ? { type: 'commonjs-module' } : { type: 'var', name },
      exposes: named(exposedTo(side, exposes, live)),
      shared: app.shared,
      shareStrategy: 'loaded-first',
      manifest: !server && !live && { additionalData: withUsedComponents },
      dts: false,
      experiments: {
        externalRuntime: !server,
        optimization: { disableSnapshot: true, target: server ? 'node' : 'web' },
      },
    }),
  ];
}
