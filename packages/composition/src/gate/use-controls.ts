import type { JSHandle, Page } from 'playwright-core';
import { checkAccessibility } from './check-accessibility.js';
import type { Visit } from './examine-page.js';
import { spending } from './page-burden.js';
import { mostPressed } from './page-look.js';
import { saidAt, without, type Problem } from './problem.js';
import { seenTexts } from './seen-text.js';
import { sendForms, type Sending } from './send-forms.js';
import { showPalette } from './take-picture.js';
import { tryKeyboard } from './try-keyboard.js';

/** A control has a frame for its answer for so many milliseconds that a page may take to be shown. */
const waitedFor = 1000;

const resultsOf = ({ page, step }: Visit) =>
  step(
    'reading what it shows',
    page.evaluate(() => window.gateWatch.readResults()),
  );

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
  const { figures } = await resultsOf(visit);
  const spent = await step('measuring it', spending(page, session));
  const frames = Math.round(patience / waitedFor);
  const { forgetful, stuck, ...presses } = await step(
    'pressing its controls',
    page.evaluate(([most, waited]) => window.gateWatch.pressControls(most, waited), [
      mostPressed,
      frames,
    ] as const),
  );
  look.slowest = await step('measuring it', spent());
  Object.assign(look, presses);
  for (const says of new Set(stuck)) look.problems.push({ check: 'dialogs', says });
  for (const field of new Set(forgetful))
    look.problems.push({ check: 'fields', says: `its field "${field}" loses what is typed into it` });
  await readResults(visit, figures);
  const isLocked = page.evaluate(() => window.gateWatch.locked());
  if (await step('scrolling it', isLocked))
    look.problems.push({ check: 'conduct', says: 'once its controls were pressed, it cannot be scrolled' });
}

/** Reads what a page shows now, of its figures those it did not show before. */
async function readResults(visit: Visit, before: string[]): Promise<void> {
  const { figures, drafts } = await resultsOf(visit);
  visit.look.figures.push(...without(figures, before));
  visit.look.drafts.push(...drafts);
}

/** Forgets the figures of a page that time has made others: they are not what its use led to. */
export async function forgetPassing(visit: Visit): Promise<void> {
  const { figures } = await resultsOf(visit);
  visit.look.figures = visit.look.figures.filter((one) => figures.includes(one));
}

/** Judges what has come up on a page, by day and by night. */
async function judged(page: Page, shown: JSHandle<HTMLElement>, where: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const palette of ['light', 'dark'] as const) {
    await showPalette(page, palette);
    const found = await checkAccessibility(page, palette === 'dark' ? 'colours' : 'all', shown);
    problems.push(...saidAt(`${where}${palette === 'dark' ? ' by night' : ''}`, found));
  }
  return problems;
}

/** How much of what controls open is looked at. */
const mostOpened = 6;

/** Opens anew what controls of a page opened, and looks at it as at the page. */
export async function byOpening({ page, session, look, name, visited, step }: Visit): Promise<void> {
  const isJudged = visited.depth !== 'compared';
  const opener = await page.evaluateHandle(() => window.gateWatch.openAgain());
  const count = await opener.evaluate((one) => one.count);
  for (let index = 0; index < Math.min(count, mostOpened); index += 1) {
    const { name: control, findings } = await step(
      'opening what its controls open',
      opener.evaluate((one, at) => one.open(at), index),
    );
    if (isJudged) look.problems.push(...findings);
    if (!control || name !== 'wide') continue;
    const texts = await step(
      'looking at what its controls open',
      opener.evaluate((one) => one.lines()).then((lines) => seenTexts(page, session, lines)),
    );
    look.opened[control] = Math.max(look.opened[control] ?? 0, texts.join('').length);
    if (!isJudged) continue;
    const opened = await opener.evaluateHandle((one) => one.opened ?? document.body);
    look.problems.push(
      ...(await step(
        'looking at what its controls open',
        judged(page, opened, `in what "${control}" opens`),
      )),
    );
  }
  await opener.evaluate((one) => one.end());
}

/** Reads what a page changed of the language and the platform, and the names it put on `window`. */
export async function changedPlatform({ page, look, step }: Visit): Promise<void> {
  const { changes, globals } = await step(
    'reading what it changed',
    page.evaluate(() => ({ changes: window.gateWatch.changes(), globals: window.gateWatch.globals() })),
  );
  look.globals = globals;
  for (const change of changes)
    look.problems.push({ check: 'built-ins', says: `it changes the platform under everybody: ${change}` });
}

/** Fills in the forms of a page and sends them. */
export async function bySending(visit: Visit): Promise<void> {
  const { page, session, calls, look, trace, step, patience, name, visited } = visit;
  const isJudged = name === 'wide' && visited.depth !== 'compared';
  const judge: Sending['judge'] = isJudged ? (shown, when) => judged(page, shown, when) : null;
  const before = await resultsOf(visit);
  const { problems, ...sent } = await step(
    'sending its forms',
    sendForms(page, { session, trace, calls, patience: patience / 16, judge }),
  );
  look.problems.push(...problems);
  Object.assign(look, sent);
  await readResults(visit, before.figures);
}
