/** Something wrong with a page: which check found it, and what it says to people. */
export interface Problem {
  check: string;
  says: string;
}

/** Problems without those that say the same. */
export const unique = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [problem.says, problem])).values(),
];

/** Whether an error says that a page loaded itself anew, or another page, while it was asked for something. */
export const isOfLostDocument = (error: unknown): boolean =>
  /Execution context was destroyed|frame was detached|Cannot find context|Invalid remote object id/i.test(
    String(error),
  );

/** The first of some names, as they are said in a sentence. */
export const listed = (names: string[]): string =>
  names
    .slice(0, 3)
    .map((name) => `"${name}"`)
    .join(', ');
