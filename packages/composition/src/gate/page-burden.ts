import type { CDPSession, Page } from 'playwright-core';
import type { Burden } from './page-look.js';

/** For how many frames a page is left alone to see what it does by itself: a third of a second where nothing else is done. */
const moment = 20;

/** Figures of the browser about a page by their names; times are processor time in seconds. */
async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Processor time of the main thread of a page so far, in milliseconds. */
export const workOf = async (session: CDPSession): Promise<number> =>
  Math.round(((await metricsOf(session)).TaskDuration ?? 0) * 1000);

/** How long these frames take where nothing else is done, in milliseconds. */
const quietMoment = 334;

/** What a page does while nobody does anything. What is called by time is called more often while frames are drawn late. */
export async function idleBurden(
  page: Page,
  session: CDPSession,
): Promise<Pick<Burden, 'calls' | 'idleWork'>> {
  const before = await workOf(session);
  const { timers, frames, lasted } = await page.evaluate(async (count) => {
    const { timers: own } = window.gateWatch;
    const [was, began] = [own.calls, performance.now()];
    await own.frames(count);
    const { calls: now } = own;
    const called = { timers: now.timers - was.timers, frames: now.frames - was.frames };
    return { ...called, lasted: performance.now() - began };
  }, moment);
  const idleWork = (await workOf(session)) - before;
  return { calls: Math.round(frames + timers * Math.min(1, quietMoment / lasted)), idleWork };
}

/** What it holds once everything that can be given back has been. */
export async function heldBurden(session: CDPSession): Promise<Pick<Burden, 'heap' | 'nodes' | 'listeners'>> {
  await session.send('HeapProfiler.collectGarbage');
  const {
    JSHeapUsedSize: heap = 0,
    Nodes: nodes = 0,
    JSEventListeners: listeners = 0,
  } = await metricsOf(session);
  return { heap, nodes, listeners };
}

/** Begins to measure; what it resolves with says the longest task since, in milliseconds of processor time at most. */
export async function spending(page: Page, session: CDPSession): Promise<() => Promise<number>> {
  const now = async () => ({
    longest: await page.evaluate(() => window.gateWatch.longestTask()),
    work: await workOf(session),
  });
  const before = await now();
  return async () => {
    const after = await now();
    return Math.min(after.longest, after.work - before.work);
  };
}
