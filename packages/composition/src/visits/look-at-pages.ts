import type { Revision } from '@northgate/contracts/revision.js';
import pino from 'pino';
import { chromium as launcher, devices, type Browser } from 'playwright-core';
import { candidateStore } from '../gate/candidate-store.js';
import { leanWindows } from '../gate/lean-windows.js';
import { PageServer } from '../serve/page-server.js';
import type { Store } from '../store/store.js';
import type { Look } from '../watch/look.js';
import { visitPage } from './visit-page.js';

interface LookOptions {
  store: Store;
  apiOrigin: string;
  /** Null where the machine has none. */
  chromium: string | null;
}

/** A visitor's browser has no sign that a program drives it. Other origins are not looked up: nobody should count its visits. */
const flags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  '--disable-blink-features=AutomationControlled',
  '--disable-gpu',
  leanWindows,
];

/** The sizes a page is opened at. */
const sizes = ['Pixel 7', 'Desktop Chrome'] as const;

/**
 * Opens pages of a revision in headless Chromium as visitors get them, at the size of a phone and of a desk, and tells of each
 * as soon as it is known. Only what fails twice fails, and being slow is no failure.
 */
export async function lookAtPages(
  { store, apiOrigin, chromium }: LookOptions,
  { revision, paths }: { revision: Revision; paths: string[] },
  tell: (look: Look) => void,
): Promise<void> {
  const unknown = (note: string) => paths.forEach((path) => tell({ path, outcome: 'unknown', note }));
  if (!chromium) return unknown('there is no Chromium on this machine');
  let browser: Browser;
  try {
    browser = await launcher.launch({ executablePath: chromium, args: flags });
  } catch (error) {
    return unknown(`Chromium could not be started: ${String(error).split('\n', 1)[0]}`);
  }
  const table = await store.readPages(revision.number);
  const folder = store.pagesFolder(revision.number);
  const server = new PageServer({
    store: candidateStore(store, { revision, folder, table, rendered: paths }),
    apiOrigin,
    host: '127.0.0.1',
    port: 0,
    log: pino({ level: 'silent' }),
  });
  try {
    const origin = `http://localhost:${await server.start()}`;
    for (const path of paths) {
      const status = table.pages[path]?.status ?? 404;
      tell({ path, ...(await lookAt(browser, origin + path, status)) });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function lookAt(browser: Browser, address: string, status: number): Promise<Omit<Look, 'path'>> {
  const looks = await Promise.all(sizes.map((size) => lookTwice(browser, size, address, status)));
  const found = (outcome: Look['outcome']) => looks.find((one) => one.outcome === outcome);
  return found('fails') ?? found('unknown') ?? { outcome: 'works', note: '' };
}

async function lookTwice(
  browser: Browser,
  size: (typeof sizes)[number],
  address: string,
  status: number,
): Promise<Omit<Look, 'path'>> {
  const visit = async () => {
    // Each visitor is new: nothing is cached.
    const context = await browser.newContext(devices[size]);
    const seen = await visitPage(context, address, status);
    await context.close();
    return seen;
  };
  const first = await visit();
  if (first.failure === null)
    return first.whole
      ? { outcome: 'works', note: '' }
      : { outcome: 'unknown', note: `it did not come alive in time (${size})` };
  const { failure } = await visit();
  return failure === null
    ? { outcome: 'unknown', note: `it failed only once: ${first.failure} (${size})` }
    : { outcome: 'fails', note: `${failure} (${size})` };
}
