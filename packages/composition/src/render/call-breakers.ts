import type { AppName } from '@northgate/contracts/release.js';
import type { CircuitBreakerPolicy } from 'cockatiel';

/** Calls of one app that fail in a row until it is not asked for on its behalf any more, and for how long, in milliseconds. */
const [patience, restFor] = [3, 10_000];

/** An answer that says no is an answer; what counts is that there is none, or none that is of use. */
const isAway = (error: Error): boolean => !/^4\d\d:/.test(error.message);

/**
 * The calls of apps while their pages are rendered. Where the api does not answer one app, its further pages do not wait for it one by
 * one, and the pages of others are not touched.
 */
export class CallBreakers {
  private readonly breakers = new Map<AppName, Promise<CircuitBreakerPolicy>>();

  /** Makes a call. Rejects with what it rejects with, and at once while calls of this app fail. */
  async run<T>(app: AppName, call: () => Promise<T>): Promise<T> {
    try {
      const breaker = await this.breakerOf(app);
      return await breaker.execute(call);
    } catch (error) {
      const { isBrokenCircuitError } = await breakers();
      if (!isBrokenCircuitError(error)) throw error;
      const why = `503: ${patience} calls of ${app} in a row were not answered, so this one is not made`;
      throw new Error(why, { cause: error });
    }
  }

  private breakerOf(app: AppName): Promise<CircuitBreakerPolicy> {
    const known = this.breakers.get(app) ?? makeBreaker();
    this.breakers.set(app, known);
    return known;
  }
}

async function makeBreaker(): Promise<CircuitBreakerPolicy> {
  const { circuitBreaker, ConsecutiveBreaker, handleWhen } = await breakers();
  return circuitBreaker(handleWhen(isAway), {
    halfOpenAfter: restFor,
    breaker: new ConsecutiveBreaker(patience),
  });
}

/** Loading it takes as long as Node needs to start, and most pages read nothing. */
const breakers = () => import('cockatiel');
