import { jest } from '@jest/globals';
import type { SendOptions } from '@northgate/contracts/frame';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { act } from '@testing-library/react';

/** One call a widget made, and the ways it can end. */
interface AskedQuestion {
  call: unknown[];
  signal: AbortSignal | undefined;
  /** Ends with a JSON body. */
  answer: (body: unknown) => Promise<void>;
  /** Headers came, the body never does. */
  stall: () => Promise<void>;
  fail: (reason: string) => Promise<void>;
}

const realSetTimeout = setTimeout;

/** Does something and lets all that is ready happen, also when the clock is a fake one. */
export const settle = (after = () => {}) =>
  act(() => {
    after();
    return new Promise<void>((resolve) => realSetTimeout(resolve, 5));
  });

/** Puts a frame in place whose api answers when the test says so; the list holds the calls in their order. */
export function fakeAssistant(): AskedQuestion[] {
  const asked: AskedQuestion[] = [];
  const send = (method: string, path: string, body?: unknown, options?: SendOptions) =>
    new Promise<Response>((resolve, reject) => {
      const respond = (json: () => Promise<unknown>) => {
        resolve({ json } as Response);
        return settle();
      };
      asked.push({
        call: [method, path, body],
        signal: options?.signal,
        answer: (answer) => respond(() => Promise.resolve(answer)),
        stall: () => respond(() => new Promise(() => {})),
        fail: (reason) => {
          reject(new Error(reason));
          return settle();
        },
      });
    });
  provideFakeFrame({ send });
  return asked;
}

/** A fake clock, and a user whose typing does not wait for the real one. */
export function useFakeClock(): void {
  jest.useFakeTimers();
  // Testing Library looks for this name to find out that the clock is fake.
  Object.assign(globalThis, { jest });
}

/** Lets milliseconds pass, and what follows from them. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
}
