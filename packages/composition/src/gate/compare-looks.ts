import type { AppName } from '@northgate/contracts/release.js';
import { PNG } from 'pngjs';
import type { LookDifference } from '../store/store.js';
import { compareUse } from './compare-use.js';
import type { Region } from './in-page/layout.js';
import { onPicture, type PageLook, type View } from './page-look.js';
import { cut, differenceOf, inkOf } from './picture-difference.js';
import type { Problem } from './problem.js';

interface Compared {
  path: string;
  /** The app whose page it is. */
  app: AppName;
  /** The apps that are new. */
  changed: AppName[];
  live: PageLook;
  candidate: PageLook;
}

/** How much more a page may cost than it does live. */
const more = { requests: 12, work: 500, workShare: 1, task: 700 } as const;

/** What is put on `window` by webpack, by the federation runtime, and by elements with an id. */
const knownGlobals =
  /^(webpackChunk\w+|webpackHotUpdate\w+|mfe_\w+|_+FEDERATION\w*|_+VMOK\w*|siteStarter|axe|d|\d+)$/;

/** What a page does now that its live form does not, and where it looks different. */
export function compareLooks(compared: Compared): { problems: Problem[]; looks: LookDifference[] } {
  const { live, candidate } = compared;
  const problems: Problem[] = [];
  if (candidate.requests > live.requests + more.requests)
    problems.push({
      check: 'requests',
      says: `it asks for ${candidate.requests} files until it is alive, the live page for ${live.requests}`,
    });
  if (candidate.work > live.work * (1 + more.workShare) + more.work)
    problems.push({
      check: 'work',
      says: `it keeps the main thread busy for ${candidate.work} ms until it is alive, the live page for ${live.work} ms`,
    });
  // Waiting for a busy machine is no work: no task takes more of the processor than all of them.
  const longest = Math.min(candidate.longestTask, candidate.work);
  if (longest > live.longestTask * 2 + more.task)
    problems.push({
      check: 'work',
      says: `it keeps its visitor waiting for ${Math.round(longest)} ms without a pause, the live page for ${Math.round(live.longestTask)} ms`,
    });
  const added = candidate.globals.filter((name) => !live.globals.includes(name) && !knownGlobals.test(name));
  if (added.length)
    problems.push({ check: 'globals', says: `it puts new names on window: ${added.slice(0, 5).join(', ')}` });
  problems.push(...compareUse(live, candidate));
  const looks = candidate.views.flatMap((view) => {
    const before = live.views.find(({ name }) => name === view.name);
    return before ? compareViews(before, view, compared) : [];
  });
  return { problems, looks };
}

/**
 * What the release does not own must look as before: as large, with as many words, and with half of its ink where it was. What it
 * owns may change as long as it is still there: neither gone, nor blank, nor much shorter or longer.
 */
function compareViews(live: View, now: View, { path, app, changed }: Compared): LookDifference[] {
  const [livePicture, picture] = [PNG.sync.read(live.png), PNG.sync.read(now.png)];
  const piece = (png: PNG, { box }: Region) => cut(png, onPicture(box, png));
  return live.regions.flatMap((before) => {
    const owner = before.owner === 'page' ? app : (before.owner as AppName);
    const after = now.regions.find(({ name }) => name === before.name);
    const pieces: [PNG, PNG] = [piece(livePicture, before), piece(picture, after ?? before)];
    const why = !after
      ? 'is gone'
      : changed.includes(owner)
        ? whyLost(before, after, pieces)
        : whyOther(before, after, pieces);
    if (!why) return [];
    const [one, other] = pieces;
    const text = (png: PNG) => PNG.sync.write(png).toString('base64');
    return [
      {
        path,
        what: `${before.name} at ${now.name} ${why}`,
        live: text(one),
        candidate: after ? text(other) : '',
        difference: after ? text(differenceOf(one, other).picture) : '',
      },
    ];
  });
}

/** Why a part of an app that did not change looks different; null when it does not. */
function whyOther(before: Region, after: Region, [one, other]: [PNG, PNG]): string | null {
  if (Math.abs(after.box.height - before.box.height) > 24 + before.box.height * 0.1)
    return `is ${Math.round(after.box.height)} pixels high instead of ${Math.round(before.box.height)}`;
  if (after.length < before.length * 0.9 - 8)
    return `says ${after.length} characters instead of ${before.length}`;
  const { share, area } = differenceOf(one, other);
  return share > 0.5 && area > 0.01 ? `looks different: ${Math.round(area * 100)} % of it` : null;
}

/** Why a part that changed is not what it was any more; null when it may be. */
function whyLost(before: Region, after: Region, [one, other]: [PNG, PNG]): string | null {
  if (after.box.height < before.box.height * 0.5 || after.box.height > before.box.height * 2.5 + 600)
    return `is ${Math.round(after.box.height)} pixels high instead of ${Math.round(before.box.height)}`;
  if (after.length < before.length * 0.5)
    return `says ${after.length} characters instead of ${before.length}`;
  const [was, is] = [one, other].map((png) => inkOf(png) / (png.width * png.height));
  return (is ?? 0) < (was ?? 0) * 0.4 ? 'is nearly blank' : null;
}
