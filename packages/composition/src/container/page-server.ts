import { join } from 'node:path';
import { pageLog, servePages } from '../commands/serve-pages.js';
import { openWorkspace } from '../release/workspace.js';
import { ContentFollower } from '../release/content-follower.js';
import { firstRevision } from '../release/first-revision.js';
import { LiveLocationsWriter } from '../serve/live-locations-writer.js';

/** What the page server's container runs: serves what is live, keeps pages with posts and the proxy up to date. */
const workspace = await openWorkspace();
const log = pageLog(workspace);
const { contentHookPort, contentHookSecret, dataDir, firstRevisionPatience } = workspace.environment;
const pages = await servePages(workspace, { watched: true });
const follower = new ContentFollower({
  ...workspace,
  secret: contentHookSecret ?? '',
  tell: (error) => log.error({ error: String(error) }, 'pages keep old content'),
});
if (contentHookSecret) await follower.listen('0.0.0.0', contentHookPort);
follower.follow();
const locations = new LiveLocationsWriter({
  ...workspace,
  folder: join(dataDir, 'proxy'),
  log,
  tell: (error) => log.error({ error: String(error) }, 'the proxy is not told what is live'),
});
await locations.follow();
log.info({ port: pages.port }, 'listening');
firstRevision({ ...workspace, patience: firstRevisionPatience, tell: (text) => log.warn(text) }).catch(
  (error: unknown) => {
    log.fatal(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
process.on('SIGHUP', () => void pages.restart());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    log.info({ signal }, 'stopping');
    locations.stop();
    void pages.stop().finally(() => process.exit(0));
  });
