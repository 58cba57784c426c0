import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CircuitBreaker, isRefused } from './circuit-breaker.js';

const waiting = new AbortController().signal;
const works = async () => 'answer';
const fails = () => Promise.reject(new Error('away'));

let breaker: CircuitBreaker;
const run = (call: () => Promise<string>, signal = waiting) =>
  breaker.run(call, signal).catch((error: Error) => error);
const failTimes = async (times: number) => {
  for (let call = 0; call < times; call += 1) await run(fails);
};

beforeEach(() => {
  jest.useFakeTimers();
  breaker = new CircuitBreaker({ failures: 3, pause: 1000, atOnce: 2 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('opens after failures in a row and then refuses without a call', async () => {
  await failTimes(3);
  const call = jest.fn(works);
  expect(isRefused(await run(call))).toBe(true);
  expect(call).not.toHaveBeenCalled();
});

it('stays closed while a success comes in between', async () => {
  await failTimes(2);
  expect(await run(works)).toBe('answer');
  await failTimes(2);
  expect(await run(works)).toBe('answer');
});

it('tries one call in each pause, while all others are refused, and closes with its success', async () => {
  await failTimes(3);
  jest.advanceTimersByTime(1000);
  let answer = (_: string) => {};
  const trial = run(() => new Promise((resolve) => (answer = resolve)));
  expect(isRefused(await run(works))).toBe(true);
  answer('late');
  expect(await trial).toBe('late');
  expect(await run(works)).toBe('answer');
});

it('stays open when the tried call fails or is given up', async () => {
  const left = AbortSignal.abort();
  await failTimes(3);
  for (const signal of [waiting, left]) {
    jest.advanceTimersByTime(1000);
    expect(isRefused(await run(fails, signal))).toBe(false);
    expect(isRefused(await run(works))).toBe(true);
  }
});

it('does not count calls that were given up', async () => {
  for (let call = 0; call < 9; call += 1) await run(fails, AbortSignal.abort());
  expect(await run(works)).toBe('answer');
});

it('refuses calls beyond those that may run at once', async () => {
  const answers: ((text: string) => void)[] = [];
  const slow = () => new Promise<string>((resolve) => answers.push(resolve));
  const running = [run(slow), run(slow)];
  expect(isRefused(await run(works))).toBe(true);
  for (const answer of answers) answer('done');
  expect(await Promise.all(running)).toEqual(['done', 'done']);
  expect(await run(works)).toBe('answer');
});
