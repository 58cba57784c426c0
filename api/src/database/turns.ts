/**
 * Lets one holder in at a time, in the order of asking. The event loop turns between two: SQLite works and waits for the disk on
 * this thread, so holders in a row would stop everybody else for as long as all of them take.
 */
export class Turns {
  private held = false;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn; every `take` needs its `give`. */
  async take(): Promise<void> {
    if (this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.held = true;
  }

  give(): void {
    const next = this.waiting.shift();
    if (next) setImmediate(next);
    else this.held = false;
  }
}
