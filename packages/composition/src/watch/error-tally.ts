/** From when on errors count as more than bad luck. */
export const limits = {
  /** Visitors who met an error; each counts once, so that one broken browser moves nothing. */
  visitors: 5,
  /** Errors for each view of a page the revision rendered. */
  rate: 0.05,
};

/** Memory must not grow with who calls. */
const remembered = 1000;

/** What was seen of the pages of one revision. */
export class ErrorTally {
  views = 0;
  private readonly visitors = new Set<string>();
  private lastReason = '';

  /** Counts an error; of one visitor it counts once. */
  add(visitor: string, reason: string): void {
    if (this.visitors.size < remembered) this.visitors.add(visitor);
    this.lastReason = reason;
  }

  /** Why the revision should go back, null while it may stay. */
  verdict(): string | null {
    const errors = this.visitors.size;
    if (errors < limits.visitors || errors < this.views * limits.rate) return null;
    return `${errors} visitors met errors on ${this.views} views of its pages, the last: ${this.lastReason}`;
  }
}
