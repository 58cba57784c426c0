import { join } from 'node:path';
import type { AppName } from '@northgate/contracts/release.js';
import { OperatorError } from '../operator-error.js';
import { damagedPages, damagedReleases } from '../integrity/verify-store.js';
import { repairPages } from '../integrity/repair-pages.js';
import { repairRelease } from '../integrity/repair-release.js';
import { say, sayDone } from './say.js';
import { openWorkspace } from '../release/workspace.js';

/** `npm run verify`: holds every file of the store against what it was made as. Throws `OperatorError` for damage. */
export async function verify(): Promise<void> {
  const { store } = await openWorkspace();
  const releases = await damagedReleases(store);
  const revisions = await damagedPages(store);
  // Reading them all is what tells of a damaged one.
  await store.moves();
  for (const { app, version, files } of releases) for (const file of files) say(`${app} ${version}: ${file}`);
  for (const { revision, files } of revisions)
    for (const file of files)
      say(`revision ${revision.number}: ${join(store.pagesFolder(revision.number), file)}`);
  const damaged = [...releases, ...revisions].reduce((count, { files }) => count + files.length, 0);
  if (damaged)
    throw new OperatorError(`${damaged} files are damaged or missing. \`npm run repair\` brings them back.`);
  sayDone(
    `${(await store.releases()).length} releases and ${(await store.revisions()).length} revisions are whole.`,
  );
}

/** `npm run repair`: brings damaged releases and pages back, of one app or of all. Throws `OperatorError` for what is left. */
export async function repair(app?: AppName): Promise<void> {
  const { root, store, brand, environment } = await openWorkspace();
  const left: string[] = [];
  const report = (what: string, files: string[], why = '') => {
    if (files.length) left.push(...files.map((file) => `${file}: ${why}`));
    else sayDone(`${what} is whole again.`);
  };
  for (const damaged of await damagedReleases(store, app)) {
    const result = await repairRelease(root, store, damaged);
    report(`${damaged.app} ${damaged.version}`, result.left, result.why);
  }
  for (const damaged of await damagedPages(store)) {
    const result = await repairPages(damaged, { store, brand, apiOrigin: environment.apiOrigin }, app);
    report(`Revision ${damaged.revision.number}`, result.left, result.why);
  }
  if (left.length) throw new OperatorError(`Not everything could be brought back:\n  ${left.join('\n  ')}`);
  sayDone('Nothing is damaged.');
}
