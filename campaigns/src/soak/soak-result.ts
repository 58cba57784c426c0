import { percentile } from '../load.js';

/** What happened while the site was under fire. */
export class SoakResult {
  readonly done: Record<string, number> = {};
  readonly flips: number[] = [];
  readonly rollbacks: number[] = [];
  /** How many revisions went by while each tab was open. */
  readonly ages: number[] = [];
  requests = 0;
  pages = 0;
  tabs = 0;
  forms = 0;
  readonly failedRequests: string[] = [];
  readonly emptyPages: string[] = [];
  /** Documents that name what is of more than one revision. */
  readonly mixedDocuments: string[] = [];
  /** How long releases over HTTP took, new ones and such as were live already, in milliseconds. */
  readonly sent: Record<string, number[]> = { released: [], unchanged: [] };
  readonly brokenTabs: string[] = [];
  readonly surprises: string[] = [];

  count(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }

  /** True when the promise held. */
  get kept(): boolean {
    const { failedRequests, emptyPages, mixedDocuments, brokenTabs, surprises, flips, rollbacks } = this;
    const broken = [failedRequests, emptyPages, mixedDocuments, brokenTabs, surprises];
    const nothingBroke = !broken.some((list) => list.length);
    return (
      nothingBroke && [flips, rollbacks].every((times) => times.length && percentile(times, 0.99) < 1000)
    );
  }

  /** The result as Markdown. */
  table(seconds: number): string {
    const times = (list: number[]) =>
      `${percentile(list, 0.5).toFixed(0)} ms, ${percentile(list, 0.99).toFixed(0)} ms, ${list.length}`;
    const rows = [
      ['failed requests', '0', `${this.failedRequests.length} of ${this.requests}`],
      ['pages without content', '0', `${this.emptyPages.length} of ${this.pages}`],
      ['documents of mixed revisions', '0', `${this.mixedDocuments.length} of ${this.pages}`],
      ['broken old tabs', '0', `${this.brokenTabs.length} of ${this.tabs}`],
      ['flip until every page server shows it: median, p99, count', 'p99 < 1 s', times(this.flips)],
      ['rollback until every page server shows it: median, p99, count', 'p99 < 1 s', times(this.rollbacks)],
      ['release over HTTP: median, p99, count', '', times(this.sent.released ?? [])],
      ['the same when it is live already', '3 s', times(this.sent.unchanged ?? [])],
    ];
    const oldest = Math.max(0, ...this.ages);
    return [
      `| what | promised | in ${seconds} s |`,
      '| --- | --- | --- |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
      `Tabs came alive, navigated and sent ${this.forms} forms up to ${oldest} revisions after they were opened. Meanwhile:`,
      '',
      ...Object.entries(this.done).map(([what, count]) => `- ${what}: ${count}`),
    ].join('\n');
  }
}
