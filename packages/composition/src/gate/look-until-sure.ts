import type { Problem } from './problem.js';

/** How often a page that failed is looked at again, at most. */
const most = 2;

/**
 * Looks again at a page that failed. Resolves with the first look that finds nothing wrong, or with what one of the looks before found
 * too, by the same check. A machine may also disturb the second look, in another way than the first: that proves nothing, so that
 * there is a third; a page that fails each time in another way fails.
 */
export async function lookUntilSure<Look extends { problems: Problem[] }>(
  first: Problem[],
  look: () => Promise<Look>,
): Promise<Look> {
  const checks = new Set(first.map(({ check }) => check));
  for (let turn = 1; ; turn += 1) {
    const looked = await look();
    const again = looked.problems.filter(({ check }) => checks.has(check));
    if (again.length) return { ...looked, problems: again };
    if (!looked.problems.length || turn === most) return looked;
    for (const { check } of looked.problems) checks.add(check);
  }
}
