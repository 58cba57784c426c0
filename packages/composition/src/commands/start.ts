import type { ChildProcess } from 'node:child_process';
import type { BuildMode } from '@northgate/build/webpack-config.js';
import { appNames } from '@northgate/contracts/release.js';
import pino from 'pino';
import { GateRefusal } from '../release/composer.js';
import { buildApps, releaseApps } from '../release/release-apps.js';
import { startApi } from '../serve/api-process.js';
import { PageServer } from '../serve/page-server.js';
import { say, sayDone, timed } from './say.js';
import { openWorkspace, type Workspace } from './workspace.js';

/** How often the api is asked whether its content changed, in milliseconds. */
const contentPollEvery = 2000;

/** `npm start`: builds what is new, composes it, and serves site and api until it is told to stop. */
export async function start(mode: BuildMode = 'production'): Promise<void> {
  const workspace = await openWorkspace();
  const { environment } = workspace;
  const options = { ...workspace, mode, tell: say };
  await timed('Apps', () => buildApps(appNames, options));
  const siteOrigin = `http://127.0.0.1:${environment.port}`;
  const api = await timed('Api', () =>
    startApi({ ...environment, root: workspace.root, siteOrigin, quiet: true }),
  );
  const server = new PageServer({
    store: workspace.store,
    apiOrigin: environment.apiOrigin,
    host: environment.host,
    port: environment.port,
    log: pino({ level: environment.logLevel === 'info' ? 'warn' : environment.logLevel }),
  });
  const stop = stopper(server, api);
  try {
    await compose(options);
    const port = await server.start();
    const polling = setInterval(
      () => void workspace.composer.refreshContent().catch(tellRefusal),
      contentPollEvery,
    );
    polling.unref();
    sayDone(`Open http://localhost:${port}   (Ctrl+C stops)`);
  } catch (error) {
    api.kill();
    throw error;
  }
  api.on('exit', (code) => {
    if (code) say(`The api ended with code ${code}; pages go on, forms and the assistant do not.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

/** Brings the newest builds live. When the gate refuses them and an older revision stands, that one is served. */
async function compose(
  options: Workspace & { mode: BuildMode; tell: (text: string) => void },
): Promise<void> {
  try {
    const composed = await releaseApps(appNames, 'start', options);
    const live = composed?.revision ?? (await options.store.live())?.revision;
    say(composed ? `Revision ${live?.number} is live` : `Revision ${live?.number} is still the newest`);
  } catch (error) {
    if (!(error instanceof GateRefusal) || !(await options.store.live())) throw error;
    tellRefusal(error);
    say('Serving the last revision that passed.');
  }
}

const tellRefusal = (error: unknown): void => say(error instanceof Error ? error.message : String(error));

const stopper = (server: PageServer, api: ChildProcess) => (): void => {
  say('Stopping …');
  const force = setTimeout(() => process.exit(0), 5000);
  force.unref();
  void server.stop().finally(() => {
    api.once('exit', () => process.exit(0));
    if (!api.kill()) process.exit(0);
  });
};
