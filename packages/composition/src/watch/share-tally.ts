import type { VitalsReport } from '@northgate/contracts/vitals-report.js';
import { networkOf } from './network-of.js';
import { NetworkSample } from './network-sample.js';
import type { SideSighting } from './sighting.js';
import { partsDiffer, ranksDiffer, upperQuartile, type Part } from './compare-groups.js';
import type { Side } from '../pages/running-share.js';

type Vital = keyof Pick<VitalsReport, 'lcp' | 'cls' | 'inp'>;

/** What a candidate may do worse than what is live: this many times, and by this much, before it counts. */
const allowed: Record<Vital, { name: string; unit: string; times: number; least: number }> = {
  lcp: { name: 'the largest part is painted after', unit: ' ms', times: 1.2, least: 200 },
  cls: { name: 'parts move by', unit: '', times: 1.2, least: 0.05 },
  inp: { name: 'presses show after', unit: ' ms', times: 1.2, least: 50 },
};
const vitals = Object.keys(allowed) as Vital[];

/** Chance hardly makes a difference of so many standard deviations: once in 700 comparisons of equals. */
const certain = 3;
/** Networks that report errors of the candidate, at least, before they are held against it. */
const leastReporting = 5;
/** Pages that were measured on each side, at least, before they are compared, and at most. */
const measured = { least: 50, most: 1000 };

/** What was seen of one side in a step of a share. */
export interface SideFigures {
  /** Pages the page server was asked for; those the proxy answers from files are not among them. */
  pages: number;
  /** Networks whose browsers said how pages went, and those among them that reported errors. */
  networks: number;
  reporting: number;
  lastError: string | null;
  /** What three of four pages do not exceed, with how many were measured. */
  vitals: Record<Vital, { value: number; count: number }>;
}

class SideTally {
  pages = 0;
  lastError: string | null = null;
  readonly heard = new NetworkSample();
  readonly reporting = new NetworkSample();
  readonly values: Record<Vital, number[]> = { lcp: [], cls: [], inp: [] };

  get errors(): Part {
    return { seen: this.reporting.size, of: this.heard.size };
  }

  hear({ visitor, saw, reason, count = 0, vitals: told = {} }: SideSighting): void {
    if (saw === 'pages') return void (this.pages += count);
    const network = networkOf(visitor);
    this.heard.add(network);
    if (saw === 'error') {
      this.reporting.add(network);
      this.lastError = reason ?? null;
    }
    for (const vital of vitals) {
      const value = told[vital];
      if (value !== undefined && this.values[vital].length < measured.most) this.values[vital].push(value);
    }
  }

  figures(): SideFigures {
    const vital = (name: Vital) => ({
      value: upperQuartile(this.values[name]),
      count: this.values[name].length,
    });
    return {
      pages: this.pages,
      networks: this.heard.size,
      reporting: this.reporting.size,
      lastError: this.lastError,
      vitals: { lcp: vital('lcp'), cls: vital('cls'), inp: vital('inp') },
    };
  }
}

/** What was seen of both sides in one step of a share. */
export class ShareTally {
  private readonly sides: Record<Side, SideTally> = { live: new SideTally(), candidate: new SideTally() };

  hear(sighting: SideSighting): void {
    this.sides[sighting.side].hear(sighting);
  }

  figures(): Record<Side, SideFigures> {
    return { live: this.sides.live.figures(), candidate: this.sides.candidate.figures() };
  }

  /** Why the candidate should go back, null while it may go on. */
  verdict(): string | null {
    const { live, candidate } = this.sides;
    const [mine, theirs] = [candidate.errors, live.errors];
    if (mine.seen >= leastReporting && partsDiffer(mine, theirs) > certain)
      return (
        `browsers of ${mine.seen} of ${mine.of} networks report errors, of what is live ${theirs.seen} of ${theirs.of}; ` +
        `the last: ${candidate.lastError}`
      );
    return (
      vitals.map((name) => slower(name, candidate.values[name], live.values[name])).find(Boolean) ?? null
    );
  }
}

function slower(vital: Vital, mine: number[], theirs: number[]): string | null {
  if (Math.min(mine.length, theirs.length) < measured.least) return null;
  const { name, unit, times, least } = allowed[vital];
  const [value, before] = [upperQuartile(mine), upperQuartile(theirs)];
  if (value < before * times || value < before + least || ranksDiffer(mine, theirs) <= certain) return null;
  const said = (number: number) => `${Math.round(number * 1000) / 1000}${unit}`;
  return `for a quarter of visitors ${name} ${said(value)} and more, where it was ${said(before)}`;
}
