import colours from 'picocolors';
import { appsIn } from '../apps/apps-in.js';
import { openWorkspace } from '../release/workspace.js';

const shown = 20;

/** `npm run revisions`: what is live, what was before, and what the gate refused. */
export async function revisions(): Promise<void> {
  const { store } = await openWorkspace();
  const live = await store.live();
  if (!live) {
    console.log('Nothing is live yet. `npm start` makes the first revision.');
    return;
  }
  const all = (await store.revisions())
    .filter(({ candidate }) => !candidate)
    .reverse()
    .slice(0, shown);
  console.log(`Live: revision ${live.revision.number} since ${live.move.movedAt} (${live.move.reason})\n`);
  for (const revision of all) {
    const parent = all.find((other) => other.number === revision.parent);
    const mark = revision.number === live.revision.number ? colours.green('●') : ' ';
    console.log(`${mark} ${revision.number}  ${revision.createdAt}  ${revision.author}  ${revision.reason}`);
    const versions = appsIn(revision, parent).map((app) => {
      const version = revision.apps[app]?.version ?? 'absent';
      const text = `${app} ${version}`;
      return parent && parent.apps[app]?.version !== version ? colours.magenta(text) : text;
    });
    console.log(`     ${versions.join('  ')}`);
    if (revision.gate?.browser === 'skipped')
      console.log(`     ! not opened in a browser: ${revision.gate.note ?? ''}`);
  }
  const { failures } = await store.readPages(live.revision.number);
  for (const { path, reason, kept } of failures)
    console.log(`\n! ${path} ${kept ? 'shows its last good page' : 'has no page'}: ${reason.split('\n')[0]}`);
  for (const refusal of (await store.refusals()).slice(-5))
    console.log(
      `\n✗ ${refusal.at} ${refusal.app} ${refusal.version} was refused:\n  ${refusal.problems.join('\n  ')}`,
    );
}
