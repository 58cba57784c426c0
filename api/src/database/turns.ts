/** Lets one holder in at a time, in the order of asking. */
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
    if (next) next();
    else this.held = false;
  }
}
