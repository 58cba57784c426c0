/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { Visit } from './examine-page.js';
import type { WatchedWindow } from './in-page/watch.js';
import { spending } from './page-burden.js';
import { mostPressed } from './page-look.js';
import { sendForms } from './send-forms.js';
import { tryKeyboard } from './try-keyboard.js';

/** What is kept of the presses of a page. */
const kept = [
  'pressed',
  'answered',
  'silent',
  'disabled',
  'turned',
  'unturned',
  'stiff',
  'returned',
  'staying',
] as const;

/** A control has a frame for its answer for so many milliseconds that a page may take to be shown. */
const waitedFor = 1000;

const watchOf = (page: Page) => ({
  locked: () => page.evaluate(() => (window as unknown as WatchedWindow).gateWatch.locked()),
  press: (frames: number) =>
    page.evaluate(
      ([most, waited]) => (window as unknown as WatchedWindow).gateWatch.pressControls(most, waited),
      [mostPressed, frames] as const,
    ),
  changes: () =>
    page.evaluate(() => {
      const { gateWatch } = window as unknown as WatchedWindow;
      return { builtIns: gateWatch.changes(), globals: gateWatch.globals() };
    }),
});

/** Goes through a page with the keyboard. */
export async function byKeyboard({ page, session, look, step }: Visit): Promise<void> {
  const { problems, order, entries } = await step(
    'going through it with the keyboard',
    tryKeyboard(page, session),
  );
  look.problems.push(...problems);
  look.focus = order;
  look.entries = entries;
}

/** Presses the controls of a page and says what does not go on as before. */
export async function byPressing({ page, session, look, step, patience }: Visit): Promise<void> {
  const spent = await step('measuring it', spending(page, session));
  const frames = Math.round(patience / waitedFor);
  const presses = await step('pressing its controls', watchOf(page).press(frames));
  const { forgetful, stuck } = presses;
  look.slowest = await step('measuring it', spent());
  for (const name of kept) look[name] = presses[name];
  for (const says of new Set(stuck)) look.problems.push({ check: 'dialogs', says });
  for (const field of new Set(forgetful))
    look.problems.push({ check: 'fields', says: `its field "${field}" loses what is typed into it` });
  if (await step('scrolling it', watchOf(page).locked()))
    look.problems.push({ check: 'conduct', says: 'once its controls were pressed, it cannot be scrolled' });
}

/** Reads what a page changed of the language and the platform, and the names it put on `window`. */
export async function changedPlatform({ page, look, step }: Visit): Promise<void> {
  const changes = await step('reading what it changed', watchOf(page).changes());
  look.globals = changes.globals;
  for (const change of changes.builtIns)
    look.problems.push({
      check: 'built-ins',
      says: `it changes the platform under everybody: ${change}`,
    });
}

/** Fills in the forms of a page and sends them. */
export async function bySending({ page, look, trace, step, patience }: Visit): Promise<void> {
  const { problems, requests, closed, keeping, unasked } = await step(
    'sending its forms',
    sendForms(page, trace.sent, patience / 16),
  );
  look.problems.push(...problems);
  look.sent = requests;
  look.closed = closed;
  look.keeping = keeping;
  look.unasked = unasked;
}
