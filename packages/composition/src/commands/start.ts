import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BuildMode } from '@northgate/build/webpack-config.js';
import { appNames } from '@northgate/contracts/release.js';
import { ControlServer } from '../control/control-server.js';
import { nothingLive } from '../release/composer.js';
import { GateRefusal } from '../release/gate-refusal.js';
import { ContentFollower } from '../release/content-follower.js';
import { buildApps, releaseApps } from '../release/release-apps.js';
import { startApi } from '../serve/api-process.js';
import { say, timed } from './say.js';
import { servePages, type ServedPages } from './serve-pages.js';
import { openWorkspace, type Workspace } from './workspace.js';

/** A stop that takes longer than this is cut short, in milliseconds. */
const stopDeadline = 20_000;

/**
 * `npm start`: builds what is new, composes it, and serves site and api until it is told to stop. With `asItIs` what
 * is live already is served as it is. Resolves with the port of the site.
 */
export async function start(mode: BuildMode, { asItIs = false } = {}): Promise<number> {
  const workspace = await openWorkspace();
  const { environment } = workspace;
  const options = { ...workspace, mode, tell: say };
  const compose = !asItIs || !(await workspace.store.live());
  if (compose) await timed('Apps', () => buildApps(appNames, options));
  const siteOrigin = `http://127.0.0.1:${environment.port}`;
  const secret = environment.contentHookSecret ?? randomBytes(32).toString('hex');
  const follower = new ContentFollower({ ...workspace, secret, tell: tellRefusal });
  const contentHook = { url: await follower.listen('127.0.0.1', environment.contentHookPort), secret };
  const api = await timed('Api', () =>
    startApi({ ...environment, root: workspace.root, siteOrigin, contentHook, quiet: true }),
  );
  let pages: ServedPages;
  try {
    if (compose) await composeNewest(options);
    pages = await servePages(workspace, { watched: mode === 'production' });
    follower.follow();
    await openControl(workspace);
  } catch (error) {
    api.kill();
    throw error;
  }
  api.on('exit', (code) => {
    if (code) say(`The api ended with code ${code}; pages go on, forms and the assistant do not.`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopper(pages, api));
  return pages.port;
}

/** The page for operators; the site goes on without it when its port is taken. */
async function openControl({ root, store, composer, environment }: Workspace): Promise<void> {
  const token = environment.controlToken ?? randomBytes(12).toString('hex');
  const tokensFile = join(root, 'packages/ui/src/generated/tokens.css');
  const control = new ControlServer({ store, composer, token, tokensFile, port: environment.controlPort });
  try {
    const port = await control.start();
    const shown = environment.controlToken ? '' : `?token=${token}`;
    say(`Releases: http://localhost:${port}/__site${shown}`);
  } catch (error) {
    say(`The page of releases cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Brings the newest builds live. When the gate refuses them and an older revision stands, that one is served. */
async function composeNewest(
  options: Workspace & { mode: BuildMode; tell: (text: string) => void },
): Promise<void> {
  try {
    const skipBrowser = await whyUnopened(options);
    const composed = await releaseApps(appNames, 'start', { ...options, skipBrowser });
    const live = composed?.revision ?? (await options.store.live())?.revision;
    say(composed ? `Revision ${live?.number} is live` : `Revision ${live?.number} is still the newest`);
  } catch (error) {
    if (!(error instanceof GateRefusal) || !(await options.store.live())) throw error;
    tellRefusal(error);
    say('Serving the last revision that passed.');
  }
}

/** The browser half of the gate guards what is live; it must not keep a first start or a developer waiting. */
async function whyUnopened({ store, mode }: Workspace & { mode: BuildMode }): Promise<string | null> {
  if (mode === 'development') return 'Development builds are not opened in a browser.';
  return (await store.live()) ? null : nothingLive;
}

const tellRefusal = (error: unknown): void => say(error instanceof Error ? error.message : String(error));

const stopper = (pages: ServedPages, api: ChildProcess) => (): void => {
  say('Stopping …');
  const force = setTimeout(() => process.exit(0), stopDeadline);
  force.unref();
  void pages.stop().finally(() => {
    api.once('exit', () => process.exit(0));
    if (!api.kill()) process.exit(0);
  });
};
