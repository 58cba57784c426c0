import { jest } from '@jest/globals';
import type { SendOptions } from '@northgate/contracts/frame';
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
  signal: AbortSignal | undefined;
  headers: Record<string, string> | undefined;
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

function eventResponse(): StreamedAnswer & { response: Response } {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const send = (event: string, data: unknown) =>
    settle(() =>
      controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    );
  const headers = new Headers({ 'content-type': 'text/event-stream; charset=utf-8' });
  return {
    response: { body, headers } as unknown as Response,
    send,
    end: () => settle(() => controller.close()),
  };
}

/** Puts a frame in place whose api answers when the test says so; the list holds the calls in their order. */
export function fakeAssistant(): AskedQuestion[] {
  const asked: AskedQuestion[] = [];
  const send = (method: string, path: string, body?: unknown, options?: SendOptions) =>
    new Promise<Response>((resolve, reject) => {
      const respond = (json: () => Promise<unknown>) => {
        resolve({ json, headers: new Headers({ 'content-type': 'application/json' }) } as Response);
        return settle();
      };
      asked.push({
        call: [method, path, body],
        signal: options?.signal,
        headers: options?.headers,
        stream: async () => {
          const { response, ...streamed } = eventResponse();
          resolve(response);
          await settle();
          return streamed;
        },
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
