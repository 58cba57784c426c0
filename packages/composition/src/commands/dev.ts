import { liveBuild } from '@northgate/build/live/live-build.js';
import { appNames, type AppName } from '@northgate/contracts/release.js';
import { DevServer } from '../develop/dev-server.js';
import { releaseOnSave } from '../develop/release-on-save.js';
import { EnvironmentError, readEnvironment } from '../environment.js';
import { overridesHeader } from '../serve/page-server.js';
import { expectFreePort } from './ports.js';
import { root } from './root.js';
import { say, sayDone } from './say.js';
import { start } from './start.js';

/** How long a site elsewhere may take to say whether it allows overrides, in milliseconds. */
const patience = 5000;

/**
 * `npm run dev -w mfe-blog`: the running site with this app as it stands in this checkout, each change of it shown as
 * it is saved. No other app is built but the browser half of the host, which brings React in its development form.
 */
export async function devApps(apps: AppName[]): Promise<void> {
  const { siteUrl, devPort } = readEnvironment(root);
  await expectPermission(siteUrl);
  const server = await serveLive(siteUrl, devPort, apps);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.stop().finally(() => process.exit(0)));
}

/**
 * `npm run dev`: page server, api and all apps, each change shown as it is saved. What only the renderer knows, such
 * as a new page or its title, follows by a release in the background.
 */
export async function devSystem(): Promise<void> {
  const { port, devPort } = readEnvironment(root);
  await expectFreePort('PORT', port, 'localhost');
  Object.assign(process.env, { DATA_DIR: process.env.DATA_DIR ?? '.data/dev', PORT: String(devPort) });
  const served = await start({ mode: 'development', follows: true });
  await serveLive(`http://127.0.0.1:${served}`, port, [...appNames]);
  releaseOnSave(root, appNames, say);
}

async function serveLive(site: string, port: number, apps: AppName[]): Promise<DevServer> {
  const live = liveBuild(root, [...new Set<AppName>(['shell', ...apps])], say);
  const server = new DevServer({ site, apps, live, port });
  const open = await server.start();
  await live.ready;
  sayDone(`Open http://localhost:${open}   ${apps.join(', ')} live, the rest from ${site}   (Ctrl+C stops)`);
  return server;
}

async function expectPermission(site: string): Promise<void> {
  const answer = await fetch(`${site}/healthz`, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (!answer)
    throw new EnvironmentError(
      `No site answers at ${site}. Start one with ALLOW_OVERRIDES=1 npm start, or name another in SITE_URL.`,
    );
  if (answer.headers.get(overridesHeader) !== 'allowed')
    throw new EnvironmentError(`The site at ${site} allows no overrides. Start it with ALLOW_OVERRIDES=1.`);
}
