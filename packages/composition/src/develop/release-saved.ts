import { appName } from '@northgate/contracts/release.js';
import { openWorkspace } from '../release/workspace.js';
import { releaseApps } from '../release/release-apps.js';

/** A process of its own that releases the development builds of the apps it is given, and says how that went. */
const say = (text: string) => process.send?.(text);

try {
  const apps = process.argv.slice(2).map((app) => appName.parse(app));
  const composed = await releaseApps(apps, 'saved', {
    ...(await openWorkspace()),
    mode: 'development',
    skipBrowser: 'Development builds are not opened in a browser.',
    tell: () => {},
  });
  if (composed) say(`Revision ${composed.revision.number} is live: ${composed.rendered.length} pages`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
}
process.disconnect?.();
