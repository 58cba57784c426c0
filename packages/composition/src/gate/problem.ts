import type { Problem } from './in-page/elements.js';

export type { Problem };

/** Problems without those that say the same. */
export const unique = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [problem.says, problem])).values(),
];

/** Whether an error says that a page loaded itself anew, or another page, while it was asked for something. */
export const isOfLostDocument = (error: unknown): boolean =>
  /Execution context was destroyed|frame was detached|Cannot find context|Invalid remote object id/i.test(
    String(error),
  );

/** Problems of a certain place or moment, such as `printed`, which each of them says first. */
export const saidAt = (where: string, problems: Problem[]): Problem[] =>
  problems.map(({ check, says }) => ({ check, says: `${where}, ${says}` }));

/** A problem with the first of some names in place of the `*`; none without names. */
export const named = (check: string, names: string[], says: string): Problem[] =>
  names.length ? [{ check, says: says.replace('*', () => listed(names)) }] : [];

/** Names that are not among others. */
export const without = (names: string[], others: string[]): string[] =>
  names.filter((name) => !others.includes(name));

/** The first of some names, as they are said in a sentence. */
export const listed = (names: string[]): string =>
  names
    .slice(0, 3)
    .map((name) => `"${name}"`)
    .join(', ');
