/** Something wrong with a page: which check found it, and what it says to people. */
export interface Problem {
  check: string;
  says: string;
}

/** Problems without those that say the same. */
export const unique = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [problem.says, problem])).values(),
];
