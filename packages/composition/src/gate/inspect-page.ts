/// <reference lib="dom" />
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { collectComplaints } from './page-complaints.js';

/** How long each step of a page may take, in milliseconds. */
const patience = 15_000;

/** What is wrong with a page in the browser; with a picture (JPEG) of how it looked when something is. */
export interface Inspection {
  problems: string[];
  picture: Buffer | null;
}

/** Opens one page as a visitor would, brings all of it to life, and says what is wrong with it. */
export async function inspectPage(
  context: BrowserContext,
  address: string,
  status: number,
): Promise<Inspection> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const problems = collectComplaints(page, address, status);
  try {
    problems.push(...(await visit(page, address, status)));
  } catch (error) {
    problems.push(`it cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
  const unique = [...new Set(problems)];
  const picture = unique.length
    ? await page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null)
    : null;
  await page.close();
  return { problems: unique, picture };
}

async function visit(page: Page, address: string, status: number): Promise<string[]> {
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== status) return [`it is answered ${answer?.status()} instead of ${status}`];
  const before = await page.evaluate(readContent);
  if (!(await came(page, () => !('awaitsStyles' in document.documentElement.dataset))))
    return ['its styles do not come'];
  await page.keyboard.press('Shift');
  const asleep = await comeAlive(page);
  if (asleep) return [asleep];
  await page.waitForLoadState('networkidle').catch(() => {});
  return [...compareContent(before, await page.evaluate(readContent)), ...(await violations(page))];
}

/** Waits for frame, page and every part of it to hydrate; says what did not. */
export async function comeAlive(page: Page): Promise<string | null> {
  if (!(await came(page, () => 'booted' in document.documentElement.dataset)))
    return 'its frame does not come alive';
  // React marks the elements it has taken over.
  const adopted = () =>
    Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactFiber'));
  if (!(await came(page, adopted))) return 'its content does not come alive';
  const partsReady = () => {
    const closed = [...document.querySelectorAll('[data-island]:not([data-ready])')];
    for (const part of closed) part.dispatchEvent(new Event('part:open'));
    return !closed.length;
  };
  if (await came(page, partsReady)) return null;
  const names = await page.$$eval('[data-island]:not([data-ready])', (parts) =>
    parts.map((part) => part.getAttribute('data-island')).join(', '),
  );
  return `parts of it do not come alive: ${names}`;
}

const came = (page: Page, condition: () => boolean): Promise<boolean> =>
  page.waitForFunction(condition).then(
    () => true,
    () => false,
  );

interface Content {
  headings: string[];
  length: number;
}

/** Runs in the page: its headings, and how many characters it says. */
function readContent(): Content {
  const main = document.querySelector('main');
  const texts = [...(main?.querySelectorAll('h1, h2') ?? [])].map((heading) => heading.textContent.trim());
  return { headings: texts, length: (main?.textContent ?? '').replace(/\s+/g, '').length };
}

/** Numbers move and forms open, so some difference is no loss. */
function compareContent(before: Content, after: Content): string[] {
  const lost = before.headings.filter((heading) => !after.headings.includes(heading));
  if (lost.length) return [`headings are gone once it is alive: ${lost.join(', ')}`];
  if (after.length < before.length * 0.8)
    return [`of ${before.length} characters ${after.length} are left once it is alive`];
  return [];
}

/** Accessibility violations: all rules by day, colours again by night. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`${axe.source}; undefined`);
  const run = (options: object) =>
    page.evaluate(
      (given) =>
        (globalThis as unknown as { axe: { run: (...input: object[]) => Promise<AxeResults> } }).axe.run(
          { exclude: [['iframe']] },
          { resultTypes: ['violations'], ...given },
        ),
      options,
    );
  const day = await run({});
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
  const night = await run({ runOnly: ['color-contrast'] });
  return [...describe(day, ''), ...describe(night, ' by night')];
}

const describe = (results: AxeResults, when: string): string[] =>
  results.violations.map(
    ({ id, help, nodes }) => `accessibility${when}: ${help} (${id}): ${nodes[0]?.html.slice(0, 160)}`,
  );
