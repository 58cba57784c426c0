import { basename } from 'node:path';

/** What a runner found. A flaky test failed at first and passed when it was tried again. */
export interface Count {
  passed: number;
  failed: number;
  /** Names of flaky tests, which are among those that passed. */
  flaky: string[];
  /** Names of tests that did not run, such as those of a program that this machine lacks. */
  skipped: string[];
}

/** What jest's `--json` has of a run. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** The file. */
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface Suite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** What Playwright's reporter `json` has of a run. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
  suites: Suite[];
}

/** More flaky tests than this fail a run: one more try is for what a machine does now and then. */
export const flakyAllowed = 3;

/** Counts what jest ran; a suite that could not be loaded is one failure. `again` is a second run of the suites that failed. */
export function countJest(report: JestReport, again?: JestReport): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = again ?? report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const skipped = report.testResults.flatMap(skippedIn);
  if (!again) return { passed: numPassedTests, failed, flaky: [], skipped };
  const steady = report.testResults.filter(({ status }) => status === 'passed').flatMap(passedIn);
  const mended = new Set(again.testResults.flatMap(passedIn));
  const flaky = report.testResults.flatMap(failedIn).filter((name) => mended.has(name));
  return { passed: steady.length + numPassedTests, failed, flaky, skipped };
}

/** Files of the suites in which something failed. */
export const failedSuites = ({ testResults }: JestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

type JestSuite = JestReport['testResults'][number];

const namesIn = ({ name, assertionResults }: JestSuite, wanted: string): string[] =>
  assertionResults
    .filter(({ status }) => status === wanted)
    .map(({ fullName }) => `${basename(name)}: ${fullName}`);
const passedIn = (suite: JestSuite) => namesIn(suite, 'passed');
const failedIn = (suite: JestSuite) => namesIn(suite, 'failed');
const skippedIn = (suite: JestSuite) => namesIn(suite, 'pending');

/** Counts what Playwright ran; an error outside of tests is one failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const { expected, flaky, unexpected } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    flaky: suites.flatMap((suite) => titlesIn(suite, 'flaky')),
    skipped: suites.flatMap((suite) => titlesIn(suite, 'skipped')),
  };
}

const titlesIn = ({ file, specs, suites = [] }: Suite, wanted: string): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => titlesIn(suite, wanted)),
];

/** The last lines of a run, and whether it is one. The last of them is always `N passed, N failed`. */
export function sumUp(counts: Count[]): { lines: string[]; ok: boolean } {
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  const flaky = counts.flatMap((count) => count.flaky);
  const tooMany = flaky.length > flakyAllowed;
  const skipped = counts.flatMap((count) => count.skipped);
  const limit = tooMany ? ` More than ${flakyAllowed} fail the run.` : '';
  return {
    lines: [
      ...(skipped.length ? [`${skipped.length} skipped:`, ...skipped.map((name) => `  ${name}`)] : []),
      ...(flaky.length
        ? [
            `${flaky.length} flaky: passed only when tried again.${limit}`,
            ...flaky.map((name) => `  ${name}`),
          ]
        : []),
      `${sum('passed')} passed, ${sum('failed')} failed`,
    ],
    ok: sum('failed') === 0 && !tooMany,
  };
}
