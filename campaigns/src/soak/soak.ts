import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkoutApps } from '@northgate/composition/apps/checkout-apps.js';
import { openWorkspace } from '@northgate/composition/release/workspace.js';
import { findChromium } from '@northgate/composition/gate/find-chromium.js';
import { leanWindows } from '@northgate/composition/gate/lean-windows.js';
import { buildApps, releaseApps } from '@northgate/composition/release/release-apps.js';
import { startApi } from '@northgate/composition/serve/api-process.js';
import { unopened } from '@northgate/composition/gate/browser-gate.js';
import { Composer } from '@northgate/composition/release/composer.js';
import { Attacks } from './attacks.js';
import { EarlyLooks } from './early-looks.js';
import { MixedDocuments } from './mixed-documents.js';
import getPort from 'get-port';
import { PageServers } from './page-servers.js';
import { read } from './readers.js';
import { SoakResult } from './soak-result.js';
import { keepTabs } from './tabs.js';

interface SoakOptions {
  seconds: number;
  /** A data folder to begin with a copy of; without one every page is rendered first. */
  from?: string | undefined;
  tell: (text: string) => void;
}

const readers = 2;
const tabs = 3;
/** How long a tab stays untouched, at most, in milliseconds. */
const rest = 40_000;
/** A tab may be older when it has done everything, so what it needs is kept for longer. */
const keep = 3 * rest;

/** Puts a whole site under fire in a folder of its own, and says what visitors noticed. */
export async function soak({ seconds, from, tell }: SoakOptions): Promise<SoakResult> {
  const chromium = findChromium();
  if (!chromium) throw new Error('The soak needs a Chromium; name it in the variable CHROMIUM_PATH.');
  const dataDir = await mkdtemp(join(tmpdir(), 'northgate-soak-'));
  if (from) await cp(from, dataDir, { recursive: true });
  const apiPort = String(await getPort());
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    API_PORT: apiPort,
    RATE_LIMIT_CONTACT: '0',
    RATE_LIMIT_CHAT: '0',
  };
  Object.assign(process.env, environment);
  const opened = await openWorkspace(environment);
  const { gateTimes } = opened.environment;
  const open = async () => unopened('A machine under fire is too slow to judge pages in a browser.');
  const composer = new Composer({
    ...opened,
    ...{
      apiOrigin: opened.environment.apiOrigin,
      renderTime: gateTimes.render,
      partTime: gateTimes.part,
      open,
    },
  });
  const workspace = { ...opened, composer };
  const { apiOrigin } = workspace.environment;
  const options = { ...workspace, mode: 'production' as const, skipBrowser: 'There was nothing live.', tell };
  const builds = await buildApps(checkoutApps(), options);
  const api = await startApi({ ...workspace.environment, ...workspace, siteOrigin: apiOrigin });
  const servers = new PageServers(join(dataDir, 'store'), apiOrigin);
  try {
    if (!(await workspace.store.live())) await releaseApps(checkoutApps(), 'soak', options);
    await servers.start();
    tell(`Under fire for ${seconds} s`);
    const result = new SoakResult();
    const looks = new EarlyLooks({ ...workspace, servers, result });
    await looks.start();
    await underFire({ ...workspace, seconds, chromium, servers, builds, environment, result, looks });
    looks.stop();
    return result;
  } finally {
    await servers.stop();
    api.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Fire = Omit<ConstructorParameters<typeof Attacks>[0], 'keep'> & { seconds: number; chromium: string };

async function underFire({ seconds, chromium, ...setting }: Fire): Promise<void> {
  const { store, servers, result } = setting;
  const until = Date.now() + seconds * 1000;
  // On a busy machine the time may be over before anything has gone live and back.
  const going = () => Date.now() < until || !(result.rollbacks.length || result.surprises.length);
  const live = await store.live();
  const { pages } = await store.readPages(live?.revision.number ?? 0);
  const revision = async () => (await store.live())?.revision.number ?? 0;
  const { chromium: launcher } = await import('playwright-core');
  const browser = await launcher.launch({ executablePath: chromium, args: ['--disable-gpu', leanWindows] });
  const { origin } = servers;
  const mixed = new MixedDocuments(async () => (await store.revisions()).map(({ apps }) => apps));
  const attacks = new Attacks({ ...setting, keep });
  const attack = async () => {
    while (going()) {
      await attacks.next();
      await wait(200);
    }
  };
  await Promise.all([
    attack(),
    ...Array.from({ length: readers }, () => read(origin, Object.keys(pages), { result, mixed, going })),
    ...Array.from({ length: tabs }, () => keepTabs({ browser, origin, result, rest, revision, going })),
  ]);
  await browser.close();
}
