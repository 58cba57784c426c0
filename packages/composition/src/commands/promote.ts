import { openCandidates } from '../candidates/candidate.js';
import { linkTo } from '../candidates/candidate-links.js';
import { moveElsewhere } from './move-elsewhere.js';
import { say, sayDone } from './say.js';
import { openWorkspace } from '../release/workspace.js';

interface PromoteFlags {
  acceptLook?: boolean;
  /** Control server of a site elsewhere. */
  to?: string;
}

/** `npm run promote -- 57`: makes a candidate live without building it again. */
export async function promote(candidate: number, { acceptLook = false, to }: PromoteFlags): Promise<void> {
  const { composer, environment } = await openWorkspace();
  if (to !== undefined)
    return moveElsewhere(candidate, { to, environment }, { action: 'promote', order: { acceptLook } });
  const { revision, rendered } = await composer.promote(candidate, { acceptLook, tell: say });
  say(rendered.length ? `Rendered: ${rendered.join(' ')}` : 'Every page is the one that was looked at.');
  sayDone(`Revision ${revision.number} is live, which was candidate ${candidate}.`);
}

/** `npm run candidates`: what can be looked at, with links. */
export async function listCandidates(): Promise<void> {
  const { store, environment } = await openWorkspace();
  const open = openCandidates(await store.revisions());
  if (!open.length) return say('There is no candidate. `npm run release -- mfe-blog --preview` makes one.');
  for (const revision of open) {
    const { number, author, reason, candidate } = revision;
    console.log(`${number}  until ${candidate.expiresAt}  ${author}  ${reason}`);
    console.log(`     ${await linkTo(revision, { environment })}`);
  }
}
