import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppName } from '@northgate/contracts/release.js';
import webpack, { type MultiStats } from 'webpack';
import middleware from 'webpack-dev-middleware';
import { readAppLayout } from '../app-layout.js';
import { liveConfig } from './live-config.js';

/** Browser builds of some apps that follow their sources, and how to ask for their files. */
export interface LiveBuild {
  /** Answers for files of the builds and the stream of their changes; calls `next` for anything else. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Resolves when the first build is there, with the errors it has. */
  ready: Promise<string[]>;
  close: () => Promise<void>;
}

/** Builds the browser halves of apps in memory and builds again what is saved; open pages take changes over. */
export function liveBuild(root: string, apps: readonly AppName[], tell: (text: string) => void): LiveBuild {
  const compiler = webpack(apps.map((app) => liveConfig(root, readAppLayout(root, app))));
  const live = middleware(compiler, {
    hot: { path: '/__live/changes', client: { logging: 'warn', overlay: { warnings: false } } },
    stats: false,
  });
  compiler.hooks.done.tap('liveBuild', (stats) => {
    for (const { name, message } of stats.toJson({ all: false, errors: true }).errors ?? [])
      tell(`${name ?? 'build'}: ${message}`);
  });
  const errorsOf = (stats: MultiStats | undefined): string[] =>
    (stats?.toJson({ all: false, errors: true }).errors ?? []).map(
      (error: { message: string }) => error.message,
    );
  return {
    handle: (request, response, next) => void live(request, response, next),
    ready: new Promise(
      (resolve) => void live.waitUntilValid((stats) => resolve(errorsOf(stats as MultiStats | undefined))),
    ),
    close: () => new Promise((resolve) => void live.close(() => resolve())),
  };
}
