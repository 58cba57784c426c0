import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { join } from 'node:path';
import { overridesHeader } from '@northgate/contracts/overrides.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { Configuration } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import type { Configuration as ServerSettings } from 'webpack-dev-server';
import { readConfig } from '../read-config.js';
import { askForOverride } from './ask-for-override.js';
import { serverSettings } from './server-settings.js';
import { TypeErrors } from './type-errors.js';

/** How long a site elsewhere may take to say whether it allows overrides, in milliseconds. */
const patience = 5000;

/**
 * What `webpack serve` shows: the running site with these apps as they stand in the checkout. The host always is one of the
 * builds: React refreshes components only in its development form.
 */
export async function serveConfig(root: string, apps: readonly AppName[]): Promise<Configuration[]> {
  const { SITE_URL, PORT, DEV_PORT } = process.env;
  const site = SITE_URL || `http://localhost:${PORT || 3000}`;
  await expectPermission(site);
  const names = [...new Set<AppName>(['shell', ...apps])];
  const override = await askForOverride(site, apps, Number(DEV_PORT || 3100));
  const live = { live: true, ...(override && { origin: override.origin }) };
  const built = names.map((name) => readConfig(join(root, name), live));
  const configs = (await Promise.all(built)).flat();
  const typeErrors = new TypeErrors(root, apps);
  configs.at(-1)?.plugins?.push(typeErrors);
  const devServer: ServerSettings = {
    ...serverSettings(site, apps, override !== null),
    port: Number(DEV_PORT || 3100),
    onListening(server) {
      typeErrors.tell(server);
      const shown = `${apps.join(', ')} live, the rest from ${site}`;
      const open = `Open http://localhost:${portOf(server)}   ${shown}   (Ctrl+C stops)`;
      const there = override ? `\nOr ${override.link}   the site itself, for this browser alone` : '';
      server.middleware?.waitUntilValid(() => console.log(open + there));
    },
  };
  // One server for all of them: webpack starts as many as have its settings.
  return configs.map((config, index) => (index ? config : { ...config, devServer }));
}

const portOf = ({ server }: WebpackDevServer): number => {
  const address = server?.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

async function expectPermission(site: string): Promise<void> {
  const answer = await fetchWhole(`${site}/healthz`, patience).catch(() => null);
  if (!answer)
    throw new Error(
      `No site answers at ${site}. Start one with ALLOW_OVERRIDES=1 npm start, or name another in SITE_URL.`,
    );
  if (answer.headers.get(overridesHeader) !== 'allowed')
    throw new Error(`The site at ${site} allows no overrides. Start it with ALLOW_OVERRIDES=1.`);
}
