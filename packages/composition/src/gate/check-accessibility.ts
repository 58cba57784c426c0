import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';
import type { Problem } from './problem.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Accessibility violations of a page, by all rules or by those of colours alone; or of one element in it. */
export async function checkAccessibility(
  page: Page,
  rules: 'all' | 'colours',
  within?: JSHandle<HTMLElement>,
): Promise<Problem[]> {
  // It brings helpers of its own along, which are not the page's.
  if (!(await page.evaluate('!!window.axe')))
    await page.evaluate(`{ const done = window.gateWatch?.forgive(); ${source} done?.(); }`);
  const results = await page.evaluate(
    ([given, element]) =>
      (globalThis as unknown as { axe: { run: (...input: object[]) => Promise<AxeResults> } }).axe.run(
        element ?? { exclude: [['iframe']] },
        // Style sheets of other origins, which it would load for rules that nobody asks for, are not to be had here.
        { resultTypes: ['violations'], preload: { assets: ['media'] }, ...given },
      ),
    [rules === 'colours' ? { runOnly: ['color-contrast'] } : {}, within] as const,
  );
  return results.violations.map(({ id, help, nodes }) => ({
    check: 'accessibility',
    says: `accessibility: ${help} (${id}): ${nodes[0]?.html.slice(0, 160)}`,
  }));
}
