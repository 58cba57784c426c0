import type { AppName } from '@northgate/contracts/release.js';
import { PNG } from 'pngjs';
import type { LookDifference } from '../store/store.js';
import { linksNoMore } from './compare-controls.js';
import { fieldsAskOtherwise } from './compare-fields.js';
import { strayedLinks } from './compare-links.js';
import { compareUse } from './compare-use.js';
import type { Region } from './in-page/layout.js';
import { onPicture, type PageLook, type View } from './page-look.js';
import { cut, differenceOf, differenceOfMoved, inkOf } from './picture-difference.js';
import { without, type Problem } from './problem.js';

interface Compared {
  path: string;
  /** The app whose page it is. */
  app: AppName;
  /** The apps that are new. */
  changed: AppName[];
  live: PageLook;
  candidate: PageLook;
  /** Whether an address leads to something that is there once the release is live. */
  isThere: (address: string) => boolean;
}

/** How much more a page may cost than it does live. */
const more = { requests: 12, work: 300, workShare: 0.6, task: 400, shift: 0.15, slowest: 400 } as const;

/** What is put on `window` by webpack, by the federation runtime, and by elements with an id. */
const knownGlobals =
  /^(webpackChunk\w+|webpackHotUpdate\w+|mfe_\w+|_+FEDERATION\w*|_+VMOK\w*|siteStarter|axe|d|\d+)$/;

/** What a page does now that its live form does not, and where it looks different. */
export function compareLooks(compared: Compared): { problems: Problem[]; looks: LookDifference[] } {
  const { live, candidate } = compared;
  const problems = compareFigures(live, candidate);
  const added = without(candidate.globals, live.globals).filter((name) => !knownGlobals.test(name));
  if (added.length)
    problems.push({ check: 'globals', says: `it puts new names on window: ${added.slice(0, 5).join(', ')}` });
  problems.push(...compareUse(live, candidate));
  const looks = candidate.views.flatMap((view) => {
    const before = live.views.find(({ name }) => name === view.name);
    return before ? compareViews(before, view, compared) : [];
  });
  return { problems, looks: [...looks, ...saysOtherwise(compared)] };
}

/** What a page costs until it is alive that it does not live. */
function compareFigures(live: PageLook, now: PageLook): Problem[] {
  const problems: Problem[] = [];
  const say = (check: string, says: string) => problems.push({ check, says });
  if (now.requests > live.requests + more.requests)
    say(
      'requests',
      `it asks for ${now.requests} files until it is alive, the live page for ${live.requests}`,
    );
  if (now.work > live.work * (1 + more.workShare) + more.work)
    say(
      'work',
      `it keeps the main thread busy for ${now.work} ms until it is alive, the live page for ${live.work} ms`,
    );
  // Waiting for a busy machine is no work: no task takes more of the processor than all of them.
  const longest = Math.min(now.longestTask, now.work);
  if (longest > live.longestTask * 1.6 + more.task)
    say(
      'work',
      `it keeps its visitor waiting for ${Math.round(longest)} ms without a pause, the live page for ${Math.round(live.longestTask)} ms`,
    );
  if (now.shift > live.shift + more.shift)
    say(
      'shift',
      `its parts jump while it comes alive, by ${now.shift} of a window, those of the live page by ${live.shift}`,
    );
  if (now.served < live.served * 0.5)
    say('served', `without scripts, it says ${now.served} characters, the live page ${live.served}`);
  return problems;
}

/** Links that lead elsewhere than their words do live or nowhere, words that scripts make others, fields that ask for something else: one who means it says so. */
function saysOtherwise({ path, live, candidate, isThere }: Compared): LookDifference[] {
  const strayed = strayedLinks(live.facts?.links ?? [], candidate.facts?.links ?? [], isThere).map(
    ({ name, from, to }) => `"${name}" leads to ${to} instead of ${from}`,
  );
  const fields = fieldsAskOtherwise(live.facts?.fields ?? {}, candidate.facts?.fields ?? {});
  const rewritten = without(candidate.lost, live.lost)
    .filter((text) => live.texts.includes(text))
    .map((text) => `"${text}" is served, and something else is said once it is alive`);
  const picture = ({ views: [view] }: PageLook) => view?.png.toString('base64') ?? '';
  const pictures = { live: picture(live), candidate: picture(candidate), difference: '' };
  const ended = linksNoMore(live, candidate, isThere);
  return [strayed, ended, rewritten, fields, otherFigures(live, candidate)]
    .filter((said) => said.length)
    .map((said) => ({ path, what: said.slice(0, 3).join(', '), ...pictures }));
}

/** Figures that using the page leads to, such as what a calculator finds, where the same use led to others live. */
function otherFigures(live: PageLook, now: PageLook): string[] {
  const names = (look: PageLook): string => [...new Set(look.pressed)].sort().join();
  if (!live.used || !now.used || names(live) !== names(now)) return [];
  const gone = without(live.figures, now.figures);
  const come = without(now.figures, live.figures);
  if (!gone.length || !come.length) return [];
  return [`once it was used in the same way, it shows "${come[0]}" where it showed "${gone[0]}"`];
}

/**
 * What the release does not own must look as before: as large, with as many words, and with half of its ink where it was. What it
 * owns may change as long as it is still there: neither gone, nor blank, nor much shorter or longer.
 */
function compareViews(live: View, now: View, compared: Compared): LookDifference[] {
  const pictures = new Pictures(live.png, now.png);
  return live.regions.flatMap((before) => {
    const after = now.regions.find(({ name }) => name === before.name);
    const why = whyDifferent(before, after, pictures, compared);
    if (!why) return [];
    const [one, other] = pictures.pieces(before, after ?? before);
    const text = (png: PNG) => PNG.sync.write(png).toString('base64');
    return [
      {
        path: compared.path,
        what: `${before.name} at ${now.name} ${why}`,
        live: text(one),
        candidate: after ? text(other) : '',
        difference: after ? text(differenceOf(one, other).picture) : '',
      },
    ];
  });
}

function whyDifferent(
  before: Region,
  after: Region | undefined,
  pictures: Pictures,
  { app, changed }: Compared,
): string | null {
  if (!after) return 'is gone';
  const owner = before.owner === 'page' ? app : (before.owner as AppName);
  return changed.includes(owner) ? whyLost(before, after, pictures) : whyOther(before, after, pictures);
}

/** Two pictures that are read when somebody asks for a piece of them. */
class Pictures {
  readonly same: boolean;
  private read: [PNG, PNG] | null = null;

  constructor(
    private readonly live: Buffer,
    private readonly now: Buffer,
  ) {
    this.same = live.equals(now);
  }

  pieces({ box: before }: Region, { box: after }: Region): [PNG, PNG] {
    const [one, other] = (this.read ??= [PNG.sync.read(this.live), PNG.sync.read(this.now)]);
    return [cut(one, onPicture(before, one)), cut(other, onPicture(after, other))];
  }
}

/** Why a part of an app that did not change looks different; null when it does not. */
function whyOther(before: Region, after: Region, pictures: Pictures): string | null {
  if (Math.abs(after.box.height - before.box.height) > 24 + before.box.height * 0.1)
    return `is ${Math.round(after.box.height)} pixels high instead of ${Math.round(before.box.height)}`;
  if (after.words !== before.words) return `says something else: ${firstOther(before.words, after.words)}`;
  if (String(after.leads) !== String(before.leads)) return 'leads elsewhere';
  const otherwise = after.written?.filter((font) => !before.written?.includes(font)) ?? [];
  if (before.written && otherwise.length) return `is written otherwise: ${otherwise[0]}`;
  if (after.length < before.length * 0.9 - 8)
    return `says ${after.length} characters instead of ${before.length}`;
  return pictures.same ? null : whyDrawnOtherwise(before, after, pictures);
}

function whyDrawnOtherwise(before: Region, after: Region, pictures: Pictures): string | null {
  const moved = before.box.x !== after.box.x || before.box.y !== after.box.y;
  const { share, area } = (moved ? differenceOfMoved : differenceOf)(...pictures.pieces(before, after));
  return share > 0.5 && area > 0.01 ? `looks different: ${Math.round(area * 100)} % of it` : null;
}

/** The first words of the frame that are not those of before. */
function firstOther(before = '', after = ''): string {
  const [was, is] = [before.split(' '), after.split(' ')];
  const at = was.findIndex((word, index) => word !== is[index]);
  const from = Math.max(0, at < 0 ? was.length - 2 : at);
  return `"${is.slice(from, from + 6).join(' ')}" instead of "${was.slice(from, from + 6).join(' ')}"`;
}

/** Where the frame still leads when it does not lead to most of the pages it did; null when it leads to enough. */
function leadsLost(before: string[], after: string[]): string | null {
  const pages = new Set(before);
  const kept = new Set(after);
  const lost = [...pages].filter((path) => !kept.has(path));
  return pages.size > 3 && lost.length > pages.size * 0.5 ? [...kept].slice(0, 3).join(', ') : null;
}

/** Why a part that changed is not what it was any more; null when it may be. */
function whyLost(before: Region, after: Region, pictures: Pictures): string | null {
  if (after.box.height < before.box.height * 0.5 || after.box.height > before.box.height * 2.5 + 600)
    return `is ${Math.round(after.box.height)} pixels high instead of ${Math.round(before.box.height)}`;
  const lost = leadsLost(before.leads ?? [], after.leads ?? []);
  if (lost) return `leads only to ${lost}`;
  if (after.length < before.length * 0.5)
    return `says ${after.length} characters instead of ${before.length}`;
  if (pictures.same) return null;
  const [was, is] = pictures.pieces(before, after).map((png) => inkOf(png) / (png.width * png.height));
  return (is ?? 0) < (was ?? 0) * 0.4 ? 'is nearly blank' : null;
}
