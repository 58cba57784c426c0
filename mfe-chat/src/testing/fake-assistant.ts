import { jest } from '@jest/globals';
import { ApiError } from '@northgate/api-client/api-error';
import type { ApiClient, CallSettings } from '@northgate/api-client/create-api-client';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { act } from '@testing-library/react';
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has and the test environment lacks.
Object.assign(globalThis, { TextDecoder });

/** An answer in events: what is sent is there when the promise resolves. */
interface StreamedAnswer {
  send: (event: string, data: unknown) => Promise<void>;
  end: () => Promise<void>;
}

/** One call a widget made, and the ways it can end. */
interface AskedQuestion {
  call: unknown[];
  timeout: number | undefined;
  signal: AbortSignal | undefined;
  headers: CallSettings['headers'];
  /** Begins an answer that comes in events. */
  stream: () => Promise<StreamedAnswer>;
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
  const post = (path: string, body: unknown, { timeout, signal, headers }: CallSettings) =>
    new Promise<object>((resolve, reject) => {
      let writer!: ReadableStreamDefaultController<Uint8Array>;
      const data = new ReadableStream<Uint8Array>({ start: (given) => void (writer = given) });
      const write = (text: string) => writer.enqueue(new TextEncoder().encode(text));
      const begin = (type: string) => {
        resolve({ data, headers: { 'content-type': type } });
        return settle();
      };
      const fail = (error: ApiError) => {
        reject(error);
        writer.error(error);
      };
      // As the client does it, whether an answer has begun or not.
      if (timeout) setTimeout(() => fail(new ApiError('late', `timeout of ${timeout}ms exceeded`)), timeout);
      signal?.addEventListener?.('abort', () => fail(new ApiError('cancelled', 'cancelled')));
      asked.push({
        call: [path, body],
        timeout,
        signal: signal as AbortSignal | undefined,
        headers,
        stream: async () => {
          await begin('text/event-stream; charset=utf-8');
          return {
            send: (event, content) =>
              settle(() => write(`event: ${event}\ndata: ${JSON.stringify(content)}\n\n`)),
            end: () => settle(() => writer.close()),
          };
        },
        answer: (content) => {
          write(JSON.stringify(content));
          writer.close();
          return begin('application/json');
        },
        stall: () => begin('application/json'),
        fail: (reason) => settle(() => fail(new ApiError('refused', reason))),
      });
    });
  provideFakeFrame({ api: async () => ({ post }) as unknown as ApiClient });
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
