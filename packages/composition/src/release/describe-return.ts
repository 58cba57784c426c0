import type { TakenBack } from './earlier-revisions.js';
import type { PlannedReturn } from './plan-return.js';

/** What a move back does, line by line for people. */
export function describeReturn({ from, to, takesBack }: PlannedReturn): string[] {
  const releases = takesBack.length === 1 ? 'one release' : `${takesBack.length || 'no'} releases`;
  return [
    `Going back from revision ${from.revision.number} to ${to.number} takes back ${releases}.`,
    ...takesBack.map(describeRelease),
  ];
}

function describeRelease({ app, version, instead, broughtBy }: TakenBack): string {
  const change = `${app}: ${version ?? 'absent'} becomes ${instead ?? 'absent'}`;
  if (!broughtBy || !version) return change;
  const { author, createdAt, number } = broughtBy;
  return `${change}; ${author} released ${version} on ${createdAt} (revision ${number})`;
}
