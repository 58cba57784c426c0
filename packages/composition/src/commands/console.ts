import { OneTimeLinks } from '../control/access/one-time-links.js';
import { AuditLog } from '../control/audit-log.js';
import { readEnvironment } from '../environment.js';
import { root } from '../root.js';
import { sayDone } from './say.js';

/** `npm run console`: prints a new link into the console of the site that runs here. */
export async function consoleLink(): Promise<void> {
  const { dataDir, controlUrl, controlPort } = readEnvironment(root);
  const link = await new OneTimeLinks(dataDir).make(controlUrl ?? `http://localhost:${controlPort}`);
  sayDone(`${link}   (works once, within an hour)`);
}

/** How many entries are printed unless all are asked for. */
const shown = 50;

/** `npm run audit-log`: prints who changed what in the console, and fails when the log is not whole. */
export async function auditLog({
  all = false,
  json = false,
}: {
  all?: boolean;
  json?: boolean;
}): Promise<void> {
  const log = new AuditLog(readEnvironment(root).dataDir, { warn: console.warn, error: console.error });
  const total = await log.verify();
  const { entries } = await log.page(0, all ? total : shown);
  for (const entry of entries.reverse()) {
    if (json) console.log(JSON.stringify(entry));
    else console.log(`${entry.at}  ${entry.who} (${entry.by})  ${entry.what}  ${entry.subject}`);
    if (!json) console.log(`     ${JSON.stringify(entry.before)} → ${JSON.stringify(entry.after)}`);
  }
  if (!json) sayDone(`${total} entries, none changed or taken out.`);
}
