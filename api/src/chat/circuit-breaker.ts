interface BreakerRules {
  /** Failures in a row after which it opens. */
  failures: number;
  /** Milliseconds from one try to the next while it is open. */
  pause: number;
  /** Calls that may run at the same time. */
  atOnce: number;
}

/** The call was not even tried. */
export class CircuitOpen extends Error {}

/**
 * Keeps calls from a service that fails. Open, it lets one call through in each pause and refuses all others at once;
 * one success closes it.
 */
export class CircuitBreaker {
  private failures = 0;
  private nextTry = 0;
  private running = 0;

  constructor(private readonly rules: BreakerRules) {}

  /** Calls, or throws `CircuitOpen` without a call. A call that is given up says nothing about the service. */
  async run<Result>(call: () => Promise<Result>, givenUp: AbortSignal): Promise<Result> {
    this.admit();
    this.running += 1;
    try {
      const result = await call();
      this.failures = 0;
      return result;
    } catch (error) {
      if (!givenUp.aborted) this.fail();
      throw error;
    } finally {
      this.running -= 1;
    }
  }

  private admit(): void {
    if (this.running >= this.rules.atOnce) throw new CircuitOpen('too many calls are running');
    if (this.failures < this.rules.failures) return;
    if (Date.now() < this.nextTry) throw new CircuitOpen('it failed too often');
    this.nextTry = Date.now() + this.rules.pause;
  }

  private fail(): void {
    this.failures += 1;
    this.nextTry = Date.now() + this.rules.pause;
  }
}
