import { availableParallelism } from 'node:os';
import type { GateRecord } from '@northgate/contracts/revision.js';
import pino from 'pino';
import type { Browser, BrowserContext } from 'playwright-core';
import { PageServer } from '../serve/page-server.js';
import type { Store } from '../store/store.js';
import { candidateStore, type Candidate } from './candidate-store.js';
import { inspectPage } from './inspect-page.js';

/** How a page looked that did not pass: JPEG in base64. */
export interface GatePicture {
  path: string;
  jpeg: string;
}

/** What the browser half of the gate found; without problems the candidate may go live. */
export interface BrowserVerdict {
  record: GateRecord;
  problems: string[];
  pictures: GatePicture[];
}

interface BrowserGateOptions {
  store: Store;
  apiOrigin: string;
  /** Null where the machine has none. */
  chromium: string | null;
}

/** How many pictures a refusal keeps. */
const pictureLimit = 4;

/** Other origins are not looked up: the gate judges this site, and nobody should count its visits. */
const flags = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--disable-gpu'];

/** A verdict of a gate whose browser half did not run, and why. */
export const unopened = (note: string): BrowserVerdict => ({
  record: { browser: 'skipped', pages: 0, seconds: 0, note },
  problems: [],
  pictures: [],
});

/** Opens every page a candidate changed in headless Chromium, served as visitors would get it. */
export async function openInBrowser(
  candidate: Candidate,
  { store, apiOrigin, chromium }: BrowserGateOptions,
): Promise<BrowserVerdict> {
  if (!chromium) return unopened('There is no Chromium on this machine.');
  const began = performance.now();
  const { chromium: launcher } = await import('playwright-core');
  let browser: Browser;
  try {
    browser = await launcher.launch({ executablePath: chromium, args: flags });
  } catch (error) {
    return unopened(`Chromium could not be started: ${String(error).split('\n', 1)[0]}`);
  }
  const server = new PageServer({
    store: candidateStore(store, candidate),
    apiOrigin,
    host: '127.0.0.1',
    port: 0,
    log: pino({ level: 'silent' }),
  });
  try {
    const origin = `http://127.0.0.1:${await server.start()}`;
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const found = await openAll(context, origin, candidate);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { record: { browser: 'passed', pages: candidate.rendered.length, seconds }, ...found };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openAll(context: BrowserContext, origin: string, { rendered, table }: Candidate) {
  const queue = [...rendered];
  const problems: string[] = [];
  const pictures: GatePicture[] = [];
  const tab = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const status = path in table.pages ? 200 : 404;
      const look = () => inspectPage(context, origin + path, status);
      const first = await look();
      // A page that fails by a chance of the machine passes the second time.
      const { problems: wrong, picture } = first.problems.length ? await look() : first;
      problems.push(...wrong.map((problem) => `${path} in the browser: ${problem}`));
      if (picture && pictures.length < pictureLimit)
        pictures.push({ path, jpeg: picture.toString('base64') });
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, tab));
  return { problems, pictures };
}
