import { controlServerOf } from '../commands/control-server-of.js';
import { pageLog } from '../commands/serve-pages.js';
import { EnvironmentError } from '../environment.js';
import { openWorkspace } from '../release/workspace.js';

/** What the console's container runs: the control server alone. What moves the pointer, page servers see in the store. */
const workspace = await openWorkspace();
const log = pageLog(workspace);
const { deskKey } = workspace.environment;
if (!deskKey) throw new EnvironmentError('Set DESK_KEY to that of the api, which answers nobody else.');
const control = await controlServerOf(workspace, { deskKey });
log.info({ port: await control.start() }, 'listening');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    log.info({ signal }, 'stopping');
    void control.stop().finally(() => process.exit(0));
  });
