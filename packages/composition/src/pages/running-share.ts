import type { IncomingMessage } from 'node:http';
import { revisionHeader } from '@northgate/contracts/page.js';
import type { PageTable, Revision, Share } from '@northgate/contracts/revision.js';
import type { RevisionPages } from './revision-pages.js';
import { draw, drawnIn } from './share-draw.js';

/** Which of both a visitor sees during a share. */
export type Side = 'live' | 'candidate';

/** What a request is answered from. */
export interface Choice {
  pages: RevisionPages | null;
  /** Which side of a share; documents are then for this visitor alone. */
  side?: Side;
  /** A cookie for whoever was just drawn for. */
  cookie?: string;
}

/** Files have the same address for all, and the api answers for all. */
const isForAll = (url: string): boolean => /^\/(?:assets|styles|late|api)\//.test(url);

interface Both {
  live: RevisionPages;
  candidate: RevisionPages;
  /** Pages of both, by path. */
  tables: Record<Side, PageTable>;
}

/** A share as a page server has it in memory. */
export class RunningShare {
  /** Pages that are different on both sides, by path. */
  readonly paths: ReadonlySet<string>;
  private readonly ofLive: Set<number>;
  private readonly choices: Record<Side, Choice>;
  private readonly plain: Choice;

  constructor(
    readonly share: Share,
    private readonly both: Both,
  ) {
    const { live, candidate, tables } = both;
    const own = Object.entries(tables.candidate.pages).filter(
      ([path, { etag }]) => tables.live.pages[path]?.etag !== etag,
    );
    this.paths = new Set(own.map(([path]) => path));
    const madeIn = (table: PageTable) =>
      new Set(Object.values(table.pages).map(({ renderedIn }) => renderedIn));
    const ofCandidate = madeIn(tables.candidate);
    this.ofLive = new Set([...madeIn(tables.live)].filter((number) => !ofCandidate.has(number)));
    this.plain = { pages: live };
    this.choices = {
      live: { pages: live, side: 'live' },
      candidate: { pages: candidate, side: 'candidate' },
    };
  }

  /** The same share with pages that were read again. */
  with(pages: Pick<Both, 'live' | 'candidate'>): RunningShare {
    const { live, candidate } = this.both;
    if (live === pages.live && candidate === pages.candidate) return this;
    return new RunningShare(this.share, { ...this.both, ...pages });
  }

  /** The candidate. */
  get revision(): Revision {
    return this.both.candidate.revision;
  }

  /** The pages of the candidate. */
  get pages(): RevisionPages {
    return this.both.candidate;
  }

  /** Which side a page is of, by the revision that it says it was made in; null for one that is the same on both. */
  sideOf(path: string, madeIn: number): Side | null {
    if (!this.paths.has(path)) return null;
    const { tables } = this.both;
    if (tables.candidate.pages[path]?.renderedIn === madeIn) return 'candidate';
    return tables.live.pages[path]?.renderedIn === madeIn ? 'live' : null;
  }

  /**
   * What a request is answered from: by the revision it asks for, else by what was drawn for the visitor. A document without a draw
   * is drawn for.
   */
  choose({ url = '/', method, headers }: IncomingMessage, secure: () => boolean): Choice {
    if (isForAll(url) || (method !== 'GET' && method !== 'HEAD')) return this.plain;
    const asked = headers[revisionHeader];
    if (typeof asked === 'string') {
      if (Number(asked) === this.revision.number) return this.choices.candidate;
      if (this.ofLive.has(Number(asked))) return this.choices.live;
    }
    const known = drawnIn(this.share, headers.cookie);
    if (known !== null) return this.choices[this.sideAt(known)];
    if (!headers.accept?.includes('text/html')) return this.choices.live;
    const { drawn, cookie } = draw(this.share, secure());
    return { ...this.choices[this.sideAt(drawn)], cookie };
  }

  private sideAt(drawn: number): Side {
    return drawn < this.share.percent ? 'candidate' : 'live';
  }
}
