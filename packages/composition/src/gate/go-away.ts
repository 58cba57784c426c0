import type { Page } from 'playwright-core';
import type { Visit } from './examine-page.js';
import { following, leftBehind } from './page-listeners.js';
import type { Problem } from './problem.js';
import { walkBack, walkOn, type Stop } from './walk-on.js';

/**
 * Goes on from page to page of the other apps, as far as that leads, and back. Who listens only since then is no leak yet: code that
 * arrived meanwhile listens from then on. What is left behind is left behind again by the next round.
 */
export async function goAway(visit: Visit): Promise<void> {
  const { page, session, look, step } = visit;
  const stops = await stopsOf(visit);
  if (!stops.length) return;
  const listening = () => step('asking who listens', following(page, session));
  const before = await listening();
  await goRound(visit, stops);
  if (look.problems.length) return;
  const after = await listening();
  const found = leftBehind(before, after);
  if (!found.length) return;
  await goRound(visit, stops.slice(0, 1));
  if (!look.problems.length && leftBehind(after, await listening()).length) look.problems.push(...found);
}

/** Goes on from page to page and back to the first one. */
async function goRound(visit: Visit, stops: Stop[]): Promise<void> {
  const { page, session, look, step, patience } = visit;
  const from = await step('remembering its place', placeOf(page));
  const began = await openedAt(visit);
  for (const stop of stops) {
    const found = await step(`going on to ${stop.path}`, walkOn(page, session, stop, patience / 2));
    look.problems.push(...found);
    if (found.length) return;
    if (stop === stops[0] && (await openedAt(visit)) !== began)
      look.problems.push(walk('a link loads its page anew instead of showing it in place'));
  }
  look.problems.push(...(await step('coming back to it', walkBack(page, from, patience / 2))));
}

const walk = (says: string): Problem => ({ check: 'walk', says });

/** Pages to go on to; where one of them is not known, that is a problem and none is gone to. */
async function stopsOf({ look, visited }: Visit): Promise<Stop[]> {
  try {
    return (await visited.stops()).filter(({ path }) => path !== visited.path);
  } catch (error) {
    look.problems.push(walk(`going on from it was not tried: ${(error as Error).message}`));
    return [];
  }
}

const openedAt = ({ page, step }: Visit): Promise<number> =>
  step(
    'remembering its place',
    page.evaluate(() => performance.timeOrigin),
  );

const placeOf = (page: Page) =>
  page.evaluate(() => ({ key: navigation.currentEntry?.key ?? '', path: location.pathname }));
