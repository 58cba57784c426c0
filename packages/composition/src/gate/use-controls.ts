import type { Page } from 'playwright-core';
import { checkAccessibility } from './check-accessibility.js';
import type { Visit } from './examine-page.js';
import { spending } from './page-burden.js';
import { mostPressed } from './page-look.js';
import { showPalette } from './read-page.js';
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
  locked: () => page.evaluate(() => window.gateWatch.locked()),
  press: (frames: number) =>
    page.evaluate(([most, waited]) => window.gateWatch.pressControls(most, waited), [
      mostPressed,
      frames,
    ] as const),
  results: () => page.evaluate(() => window.gateWatch.readResults()),
  changes: () =>
    page.evaluate(() => {
      const { gateWatch } = window;
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
export async function byPressing(visit: Visit): Promise<void> {
  const { page, session, look, step, patience } = visit;
  const { figures } = await step('reading what it shows', watchOf(page).results());
  const spent = await step('measuring it', spending(page, session));
  const frames = Math.round(patience / waitedFor);
  const presses = await step('pressing its controls', watchOf(page).press(frames));
  const { forgetful, stuck } = presses;
  look.slowest = await step('measuring it', spent());
  for (const name of kept) look[name] = presses[name];
  for (const says of new Set(stuck)) look.problems.push({ check: 'dialogs', says });
  for (const field of new Set(forgetful))
    look.problems.push({ check: 'fields', says: `its field "${field}" loses what is typed into it` });
  await readResults(visit, figures);
  if (await step('scrolling it', watchOf(page).locked()))
    look.problems.push({ check: 'conduct', says: 'once its controls were pressed, it cannot be scrolled' });
}

/** Reads what a page shows now, of its figures those it did not show before. */
async function readResults({ page, look, step }: Visit, before: string[]): Promise<void> {
  const { figures, drafts } = await step('reading what it shows', watchOf(page).results());
  look.figures.push(...figures.filter((one) => !before.includes(one)));
  look.drafts.push(...drafts);
}

/** Forgets the figures of a page that time has made others: they are not what its use led to. */
export async function forgetPassing({ page, look, step }: Visit): Promise<void> {
  const { figures } = await step('reading what it shows', watchOf(page).results());
  look.figures = look.figures.filter((one) => figures.includes(one));
}

/** How much of what controls open is looked at. */
const mostOpened = 6;

/** Opens anew what controls of a page opened, and looks at it as at the page. */
export async function byOpening({ page, look, name, step }: Visit): Promise<void> {
  const opener = await page.evaluateHandle(() => window.gateWatch.openAgain());
  const count = await opener.evaluate((one) => one.count);
  for (let index = 0; index < Math.min(count, mostOpened); index += 1) {
    const { name: control, findings } = await step(
      'opening what its controls open',
      opener.evaluate((one, at) => one.open(at), index),
    );
    look.problems.push(...findings);
    if (!control || name !== 'wide') continue;
    const opened = await opener.evaluateHandle((one) => one.opened ?? document.body);
    for (const palette of ['light', 'dark'] as const) {
      await showPalette(page, palette);
      const rules = palette === 'dark' ? 'colours' : 'all';
      const found = await step('looking at what its controls open', checkAccessibility(page, rules, opened));
      const where = `in what "${control}" opens${palette === 'dark' ? ' by night' : ''}`;
      look.problems.push(...found.map(({ check, says }) => ({ check, says: `${where}, ${says}` })));
    }
  }
  await opener.evaluate((one) => one.end());
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
export async function bySending(visit: Visit): Promise<void> {
  const { page, calls, look, trace, step, patience } = visit;
  const before = await step('reading what it shows', watchOf(page).results());
  const { problems, ...sent } = await step(
    'sending its forms',
    sendForms(page, { trace, calls, patience: patience / 16 }),
  );
  look.problems.push(...problems);
  Object.assign(look, sent);
  await readResults(visit, before.figures);
}
