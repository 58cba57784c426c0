import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { overridePass, overridePath } from '@northgate/contracts/overrides.js';
import type { AppName } from '@northgate/contracts/release.js';

/** How long the site may take to answer, in milliseconds. */
const patience = 5000;

/** Where pages of the site find live builds of this machine, and the address that has them shown in the browser that opens it. */
interface Override {
  origin: string;
  link: string;
}

/**
 * Asks a site to show the live build of one app in its own pages, for who opens the link. Null without a token of that app, and
 * where the port of the live build is not known yet. Throws with what the site says when it refuses.
 */
export async function askForOverride(
  site: string,
  apps: readonly AppName[],
  port: number,
): Promise<Override | null> {
  const token = process.env.CONTROL_RELEASE_TOKEN;
  const [app] = apps;
  if (!token || !port || apps.length !== 1 || !app) return null;
  const answer = await fetchWhole(new URL(overridePath(app, port), site), patience, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The site at ${site} refuses to show a live build: ${await answer.text()}`);
  const { pass } = overridePass.parse(await answer.json());
  const link = new URL('/', site);
  link.searchParams.set('override', pass);
  return { origin: `http://localhost:${port}`, link: link.href };
}
