import { pageLog, servePages } from '../commands/serve-pages.js';
import { openWorkspace } from '../commands/workspace.js';
import { ContentFollower } from '../release/content-follower.js';

/** What the page server's container runs: serves what is live and keeps pages with posts up to date. */
const workspace = await openWorkspace();
const log = pageLog(workspace);
const { contentHookPort, contentHookSecret } = workspace.environment;
const pages = await servePages(workspace, { watched: true });
const follower = new ContentFollower({
  ...workspace,
  secret: contentHookSecret ?? '',
  tell: (error) => log.error({ error: String(error) }, 'pages keep old content'),
});
if (contentHookSecret) await follower.listen('0.0.0.0', contentHookPort);
follower.follow();
log.info({ port: pages.port }, 'listening');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    log.info({ signal }, 'stopping');
    void pages.stop().finally(() => process.exit(0));
  });
