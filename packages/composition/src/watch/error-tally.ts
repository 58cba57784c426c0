import type { Network } from './network-of.js';
import { NetworkSample } from './network-sample.js';

/** When a revision goes back without a browser of ours having met the error. */
export const limits = {
  /** Networks that report errors of pages they were served; a rented crowd of addresses sits in fewer. */
  networks: 100,
  /** These networks for each network that was served a page. */
  share: 0.2,
  /** Different seconds in which the server itself failed to answer a page. */
  failedSeconds: 5,
  /** Networks it failed for each network that was served a page. */
  failedShare: 0.05,
};

/** What was seen of the pages of one revision, by network. */
export class ErrorTally {
  private readonly served = new NetworkSample();
  private readonly reporting = new NetworkSample();
  private readonly failed = new NetworkSample();
  private failedSeconds = 0;
  private lastFailed = -1;
  private readonly last = { report: '', failure: '' };

  /** Counts a network that was served a page. */
  view(network: Network): void {
    this.served.add(network);
  }

  /** Counts a network that reports an error; false for one that was never served a page, which does not count. */
  report(network: Network, reason: string): boolean {
    if (!this.served.has(network)) return false;
    this.reporting.add(network);
    this.last.report = reason;
    return true;
  }

  /** Counts a page that the server could not answer, at a time in milliseconds; in one second it counts once. */
  fail(network: Network, reason: string, now: number): void {
    this.failed.add(network);
    const second = Math.floor(now / 1000);
    if (second !== this.lastFailed) this.failedSeconds += 1;
    this.lastFailed = second;
    this.last.failure = reason;
  }

  /** How many networks were served a page, and how many of them report errors. */
  get counts(): { served: number; reporting: number } {
    return { served: this.served.size, reporting: this.reporting.size };
  }

  /** Why the revision should go back, null while it may stay. */
  verdict(): string | null {
    const { served, reporting } = this.counts;
    const enough = reporting >= limits.networks && reporting >= served * limits.share;
    if (enough)
      return `visitors of ${reporting} networks met errors, of ${served} that were served its pages, the last: ${this.last.report}`;
    const failing =
      this.failedSeconds >= limits.failedSeconds && this.failed.size >= served * limits.failedShare;
    return failing
      ? `the server failed to answer its pages in ${this.failedSeconds} different seconds, the last: ${this.last.failure}`
      : null;
  }
}
