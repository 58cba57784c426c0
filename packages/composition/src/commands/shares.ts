import { sharePlanOf, type ShareFlags } from '@northgate/cli/share-flags.js';
import type { Share } from '@northgate/contracts/revision.js';
import { readShareFigures, shareFiguresFile, type ShareFigures } from '../shares/share-keeper.js';
import { Shares } from '../shares/shares.js';
import { moveElsewhere } from './move-elsewhere.js';
import { say, sayDone } from './say.js';
import { openWorkspace } from '../release/workspace.js';

interface ElsewhereFlags {
  /** Control server of a site elsewhere. */
  to?: string;
}

/** `npm run shares`: which candidate some visitors see, and what was seen of both sides. */
export async function listShares(): Promise<void> {
  const { store, environment } = await openWorkspace();
  const share = (await store.live())?.move.share;
  if (!share)
    return say(
      'Everybody sees what is live. `npm run release -- mfe-blog --share 5%` shows it to a few first.',
    );
  tellShare(share);
  const figures = await readShareFigures(shareFiguresFile(environment), share);
  for (const line of figures ? figureLines(figures) : ['No page server has told of it yet.'])
    console.log(line);
}

/** `npm run shares -- begin 57`: shows a candidate that is there to a part of the visitors. */
export async function beginShare(
  candidate: number,
  { to, ...flags }: ShareFlags & ElsewhereFlags,
): Promise<void> {
  const workspace = await openWorkspace();
  const plan = sharePlanOf({ steps: '5,25,100', ...flags });
  if (!plan) return;
  if (to !== undefined)
    return moveElsewhere(candidate, { ...workspace, to }, { action: 'share', order: { share: plan } });
  tellShare(await new Shares(workspace).begin(candidate, plan));
}

/** `npm run shares -- on`: goes on to the next part at once. */
export async function stepShare(): Promise<void> {
  const shares = new Shares(await openWorkspace());
  const next = await shares.goOn(await shares.expect());
  if ('percent' in next) tellShare(next);
  else sayDone(`Revision ${next.revision.number} is live for everybody.`);
}

/** `npm run shares -- end`: everybody sees what is live. */
export async function endShare({ reason }: { reason: string }): Promise<void> {
  const { id } = await new Shares(await openWorkspace()).end(reason);
  sayDone(`Candidate ${id} is shared no longer; everybody sees what is live.`);
}

/** Says which candidate whom is shown, and how it goes on. */
export function tellShare({ id, revision, percent, steps, views, minutes, since }: Share): void {
  const made = revision === id ? '' : ` (now revision ${revision})`;
  sayDone(`${percent} % of the visitors see candidate ${id}${made} since ${since}.`);
  const next = steps.find((step) => step > percent) ?? 100;
  say(
    `${next === 100 ? 'It goes live' : `${next} % see it`} after ${views} of its pages and ${minutes} minutes.`,
  );
}

const columns = [12, 8, 10, 8, 12, 8, 10];
const row = (cells: (string | number)[]): string =>
  cells
    .map((cell, index) =>
      String(cell)
        .padStart(index ? (columns[index] ?? 8) : 0)
        .padEnd(index ? 0 : 12),
    )
    .join(' ');

function figureLines({ sides }: ShareFigures): string[] {
  const head = row(['', 'pages', 'networks', 'errors', 'LCP p75 ms', 'CLS p75', 'INP p75 ms']);
  const lines = (['live', 'candidate'] as const).map((side) => {
    const { pages, networks, reporting, vitals } = sides[side];
    const value = ({ value: of, count }: { value: number; count: number }) =>
      count ? Math.round(of * 1000) / 1000 : '–';
    return row([side, pages, networks, reporting, value(vitals.lcp), value(vitals.cls), value(vitals.inp)]);
  });
  const { lastError } = sides.candidate;
  return [head, ...lines, ...(lastError ? [`Last error of the candidate: ${lastError}`] : [])];
}
