import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  ConsecutiveBreaker,
  TaskCancelledError,
  bulkhead,
  circuitBreaker,
  handleWhen,
  wrap,
  type CircuitBreakerPolicy,
  type IPolicy,
} from 'cockatiel';

interface BreakerRules {
  /** Failures in a row after which it opens. */
  failures: number;
  /** Milliseconds from one try to the next while it is open. */
  pause: number;
  /** Calls that may run at the same time. */
  atOnce: number;
}

/** Whether a call was refused without having been tried. */
export const isRefused = (error: unknown): boolean =>
  error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError;

/** Keeps calls from a service that fails. Open, it lets one call through in each pause and refuses all others at once. */
export class CircuitBreaker {
  private readonly breaker: CircuitBreakerPolicy;
  private readonly policy: IPolicy;

  constructor({ failures, pause, atOnce }: BreakerRules) {
    // A call that was given up says nothing about the service, so it does not close an open circuit either.
    const counts = handleWhen((error) => this.isTrying() || !(error instanceof TaskCancelledError));
    this.breaker = circuitBreaker(counts, {
      halfOpenAfter: pause,
      breaker: new ConsecutiveBreaker(failures),
    });
    this.policy = wrap(bulkhead(atOnce), this.breaker);
  }

  /** Calls, or throws what `isRefused` knows without a call. */
  async run<Result>(call: () => Promise<Result>, givenUp: AbortSignal): Promise<Result> {
    // The library would let others wait for the call that tries.
    if (this.isTrying()) throw new BrokenCircuitError();
    return this.policy.execute(() =>
      call().catch((error: unknown) => {
        throw givenUp.aborted ? new TaskCancelledError() : error;
      }),
    );
  }

  private isTrying(): boolean {
    return this.breaker.state === CircuitState.HalfOpen;
  }
}
