import { PNG } from 'pngjs';
import type { ChangedPages } from '../candidates/candidate-pictures.js';
import type { LookDifference } from '../store/store.js';
import { visits, type PageLook, type View } from './page-look.js';
import { differenceOf } from './picture-difference.js';

/** How many pictures of changed pages are kept: two of each page. */
const most = 24;

/** Below this share of its pixels a page looks as it did. */
const least = 0.0002;

/** One view of each page in the wide and in the narrow window. */
const shown = new Set([visits.wide, visits.narrow].map(({ width, palette }) => `${width} ${palette}`));

/** Gathers how the pages of a candidate look beside the live ones, for whoever decides about it. */
export class PageChanges {
  private readonly pages: LookDifference[] = [];
  private readonly others = new Set<string>();

  /** Looks at a page that passed; `live` is null where it is new. */
  add(path: string, live: PageLook | null, candidate: PageLook): void {
    for (const view of candidate.views.filter(({ name }) => shown.has(name))) {
      const before = live?.views.find(({ name }) => name === view.name);
      if (before?.png.equals(view.png)) continue;
      if (this.pages.length >= most) this.others.add(path);
      else this.pages.push(...differs(path, before, view));
    }
  }

  /** What was gathered, by path. */
  get found(): ChangedPages {
    const pages = this.pages.toSorted((one, other) => one.path.localeCompare(other.path));
    return { pages, others: this.others.size };
  }
}

function differs(path: string, before: View | undefined, now: View): LookDifference[] {
  const candidate = now.png.toString('base64');
  if (!before) return [{ path, what: `at ${now.name}, it is new`, live: '', candidate, difference: '' }];
  const { area, picture } = differenceOf(PNG.sync.read(before.png), PNG.sync.read(now.png));
  const grown = now.height - before.height;
  if (area < least && !grown) return [];
  const share = `${(area * 100).toFixed(1)} % of it looks different`;
  const size = grown
    ? `, and it is ${Math.abs(Math.round(grown))} pixels ${grown > 0 ? 'longer' : 'shorter'}`
    : '';
  return [
    {
      path,
      what: `at ${now.name}, ${share}${size}`,
      live: before.png.toString('base64'),
      candidate,
      difference: PNG.sync.write(picture).toString('base64'),
    },
  ];
}
