import type { CDPSession, Page } from 'playwright-core';
import type { Problem } from './problem.js';
import { askedTwice } from './settled.js';

interface Listener {
  type: string;
  passive: boolean;
}

/** Where pages listen to what happens to all of them. */
const places = ['window', 'document', 'document.body', 'document.documentElement'];

const scrolls = /^(wheel|mousewheel|touchstart|touchmove)$/;

/** Who listens on the window and the document, as the browser knows it. */
async function listenersOf(session: CDPSession, place: string): Promise<Listener[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: place, objectGroup: 'gate' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners;
}

/** Who listens on each of the places. */
async function listenersOnAll(session: CDPSession): Promise<Listener[][]> {
  const all = await Promise.all(places.map((place) => listenersOf(session, place)));
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'gate' });
  return all;
}

/** Names of listeners that keep browsers from scrolling at once, or from keeping a page that is left. */
export async function blockingListeners(session: CDPSession): Promise<string[]> {
  const all = await listenersOnAll(session);
  return all.flatMap((listeners, index) =>
    listeners
      .filter(({ type, passive }) => type === 'unload' || (scrolls.test(type) && !passive))
      .map(({ type }) => `${type} on ${places[index]}`),
  );
}

/** What goes on and who listens, of which a page that was left and come back to has no more than before. */
interface Following {
  intervals: number;
  listeners: number;
}

/** What goes on in a page, and how many listen on its window and document. */
export const following = (page: Page, session: CDPSession): Promise<Following> =>
  askedTwice(page, () => readFollowing(page, session));

async function readFollowing(page: Page, session: CDPSession): Promise<Following> {
  const intervals = await page.evaluate(() => window.gateWatch.timers.intervals);
  const all = await listenersOnAll(session);
  return { intervals, listeners: all.flat().length };
}

/** What a page has begun once more although it had not ended it. */
export function leftBehind(before: Following, after: Following): Problem[] {
  const say = (what: string): Problem[] => [
    { check: 'left behind', says: `when one leaves it and comes back, ${what}` },
  ];
  if (after.intervals > before.intervals)
    return say(`${after.intervals} of its intervals go on instead of ${before.intervals}`);
  return after.listeners > before.listeners + mostMore
    ? say(`${after.listeners} listen on its window and document instead of ${before.listeners}`)
    : [];
}

/** Timers of a page that go on, by how they are written, once one went on from it to another that has none of them by itself. */
export async function timersLeftBehind(page: Page, known: string[]): Promise<Problem[]> {
  const texts = await page.evaluate(async () => {
    const { timers } = window.gateWatch;
    const ofPage = () => timers.chains.goingOn().filter(({ used }) => !used);
    // What looks at its next turn whether it is still wanted ends with that.
    if (ofPage().length) await timers.turn(({ used }) => !used);
    return ofPage().map(({ text }) => text);
  });
  const left = texts.filter((text) => !known.includes(text));
  if (!left.length) return [];
  const says = `${left.length} of its timers go on when one has left it: ${left[0]?.slice(0, 60) ?? ''}`;
  return [{ check: 'left behind', says }];
}

/** The frame begins to listen to some things when one first goes on to another page. */
const mostMore = 3;
