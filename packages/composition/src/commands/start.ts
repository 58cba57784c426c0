import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuildMode } from '@northgate/build/webpack-config.js';
import { checkoutApps } from '../apps/checkout-apps.js';
import { readEnvironment } from '../environment.js';
import { nothingLive } from '../release/composer.js';
import { GateRefusal } from '../release/gate-refusal.js';
import { ContentFollower } from '../release/content-follower.js';
import { buildApps, releaseApps } from '../release/release-apps.js';
import { unreleasedApps } from '../release/unreleased-apps.js';
import { SupervisedApi } from '../serve/supervised-api.js';
import { expectFreePorts, otherApiPort } from './ports.js';
import { controlServerOf } from './control-server-of.js';
import { root } from '../root.js';
import { say, timed } from './say.js';
import { servePages, type ServedPages } from './serve-pages.js';
import { openWorkspace, type Workspace } from '../release/workspace.js';

/** A stop that takes longer than this is cut short, in milliseconds. */
const stopDeadline = 20_000;

/** How long the page server may take to load what is live, in milliseconds; a site without is opened all the same. */
const loadPatience = 30_000;

/** How a site is started. */
interface StartOptions {
  mode: BuildMode;
  /** Brings the working tree live first, posts included. */
  release?: boolean;
  /** The caller shows the working tree itself: posts follow their files, and differences are no news. */
  follows?: boolean;
}

/**
 * `npm start`: serves what is live, and the api, until it is told to stop; what is live comes from the working tree only where
 * there is nothing yet. Resolves with the port of the site. Every port is taken before anything is changed.
 */
export async function start({ mode, release = false, follows = false }: StartOptions): Promise<number> {
  await completeEnvironment(mode);
  const workspace = await openWorkspace();
  const { environment, store } = workspace;
  await expectFreePorts(environment, follows ? 'DEV_PORT' : 'PORT');
  const watched = mode === 'production';
  const api = new SupervisedApi(say, watched ? undefined : 0);
  const pages = await servePages(workspace, { watched, moreMetrics: () => api.registry.metrics() });
  const secret = environment.contentHookSecret ?? randomBytes(32).toString('hex');
  const follower = new ContentFollower({ ...workspace, secret, tell: tellRefusal });
  const contentHook = { url: await follower.listen('127.0.0.1', environment.contentHookPort), secret };
  const deskKey = await openControl(workspace, pages);

  const siteOrigin = `http://127.0.0.1:${pages.port}`;
  const importPosts = release || follows ? 'always' : 'once';
  const startApi = () => api.start({ ...environment, root, siteOrigin, contentHook, importPosts, deskKey });
  if (release || !(await store.live())) {
    const options = { ...workspace, mode, tell: say };
    await timed('Apps', () => buildApps(checkoutApps(), options));
    await timed('Api', startApi);
    await composeNewest(options);
  } else {
    const filesLeftAside = await timed('Api', startApi);
    if (follows) await workspace.composer.changeBrand('Development does not open pages in a browser.');
    else await tellDifferences(workspace, filesLeftAside);
  }
  await untilReady(siteOrigin);
  follower.follow();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopper(pages, api));
  endWithNpm();
  return pages.port;
}

/** The page server sees a new revision a moment after it was made: waits until the site can be opened. */
async function untilReady(siteOrigin: string): Promise<void> {
  const until = Date.now() + loadPatience;
  for (; Date.now() < until; await wait(50)) {
    const answer = await fetchWhole(`${siteOrigin}/readyz`, loadPatience).catch(() => null);
    if (answer?.ok) return;
  }
}

/**
 * Sets for all that read the environment after this: a free port for the api where the default one is another program's, and
 * source maps for who develops.
 */
async function completeEnvironment(mode: BuildMode): Promise<void> {
  if (mode === 'development') process.env.PUBLIC_SOURCE_MAPS ??= '1';
  const environment = readEnvironment(root);
  const other = await otherApiPort(environment);
  if (other === null) return;
  process.env.API_PORT = String(other);
  say(
    `Port ${environment.apiPort} is taken by another program; the api gets ${other}. Set API_PORT=${other} for commands beside it.`,
  );
}

/** Opens the console and returns what the api knows it by; the site goes on without it when its port is taken. */
async function openControl(workspace: Workspace, { reports, looks, share }: ServedPages): Promise<string> {
  const { environment } = workspace;
  const deskKey = environment.deskKey ?? randomBytes(32).toString('hex');
  const seen = () => ({ reports: reports(), looks: looks(), share: share() });
  const control = await controlServerOf(workspace, { seen, deskKey });
  try {
    const port = await control.start();
    const address = environment.controlUrl ?? `http://localhost:${port}`;
    say(`Console: ${environment.oidc ? address : await control.link()}`);
  } catch (error) {
    say(`The console cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
  return deskKey;
}

/** Brings the newest builds live. When the gate refuses them and an older revision stands, that one is served. */
async function composeNewest(
  options: Workspace & { mode: BuildMode; tell: (text: string) => void },
): Promise<void> {
  try {
    const skipBrowser = await whyUnopened(options);
    const released = await releaseApps(checkoutApps(), 'start', { ...options, skipBrowser });
    const composed = (await options.composer.changeBrand(skipBrowser, { tell: say })) ?? released;
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

/** Says in a line each what of the working tree and the settings is not live, and how it comes to be. */
async function tellDifferences({ store, composer }: Workspace, filesLeftAside: string[]): Promise<void> {
  const names = (await unreleasedApps(root, store)).join(' ');
  const live = `Revision ${(await store.live())?.revision.number} is live.`;
  say(
    names
      ? `${live} The working tree differs from it in ${names}; npm run release -- ${names} brings that live.`
      : live,
  );
  if (await composer.brandDiffers())
    say(
      'The brand of the settings is another than that of what is live; npm start -- --release brings it live.',
    );
  if (!filesLeftAside.length) return;
  const more = filesLeftAside.length > 3 ? ` and ${filesLeftAside.length - 3} more` : '';
  say(
    `Posts differ from their files: ${filesLeftAside.slice(0, 3).join(', ')}${more}; npm start -- --release brings all live, npm run publish-post -- <file> one.`,
  );
}

const tellRefusal = (error: unknown): void => say(error instanceof Error ? error.message : String(error));

/**
 * Ends the site when the `npm` that runs it has been ended: npm hands SIGTERM to the shell of the script only, and that shell
 * ends without a word to this program.
 */
function endWithNpm(): void {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

const stopper = (pages: ServedPages, api: SupervisedApi) => (): void => {
  say('Stopping …');
  api.expectEnd();
  const force = setTimeout(() => process.exit(0), stopDeadline);
  force.unref();
  void pages
    .stop()
    .then(() => api.stop())
    .finally(() => process.exit(0));
};
