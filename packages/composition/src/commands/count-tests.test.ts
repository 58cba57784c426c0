import { countJest, countPlaywright, failedSuites, sumUp } from './count-tests.js';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

/** A report of one file with these flaky tests, one of them in a group, and one test that passed. */
const report = (...flaky: string[]) => {
  const [first, ...rest] = flaky.map((title) => spec(title, 'flaky'));
  const file = 'site/release.spec.ts';
  const group = { file, specs: first ? [first] : [] };
  return {
    stats: { expected: 1, flaky: flaky.length, unexpected: 0 },
    errors: [],
    suites: [{ file, specs: [spec('steady', 'expected'), ...rest], suites: [group] }],
  };
};

type Statuses = Record<string, 'passed' | 'failed' | 'pending'>;

/** What jest says of suites with tests that passed, failed or did not run. */
function jestReport(suites: Record<string, Statuses> = {}): Parameters<typeof countJest>[0] {
  const testResults = Object.entries(suites).map(([name, tests]) => {
    const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }));
    const status = Object.values(tests).includes('failed') ? ('failed' as const) : ('passed' as const);
    return { name: `/api/${name}.test.ts`, status, assertionResults };
  });
  const numberOf = (wanted: string) =>
    testResults.flatMap((suite) => suite.assertionResults).filter(({ status }) => status === wanted).length;
  return {
    ...{ numPassedTests: numberOf('passed'), numFailedTests: numberOf('failed') },
    ...{ numRuntimeErrorTestSuites: 0, testResults },
  };
}

it('counts a unit test that passed when its suite was run again as passed, and names it', () => {
  const first = jestReport({ a: { one: 'passed', two: 'failed', three: 'failed' }, b: { four: 'passed' } });
  const again = jestReport({ a: { one: 'passed', two: 'passed', three: 'failed' } });
  expect(failedSuites(first)).toEqual(['/api/a.test.ts']);
  expect(countJest(first, again)).toEqual({ passed: 3, failed: 1, flaky: ['a.test.ts: two'], skipped: [] });
});

it('counts a test that passed on its second try as passed, and names it before the last line', () => {
  const { lines, ok } = sumUp([countPlaywright(report('comes back', 'goes away'))]);
  expect(lines).toEqual([
    '2 flaky: passed only when tried again.',
    '  site/release.spec.ts: goes away',
    '  site/release.spec.ts: comes back',
    '3 passed, 0 failed',
  ]);
  expect(ok).toBe(true);
});

it('names the tests that did not run, before the last line', () => {
  const jest = countJest(jestReport({ proxy: { answers: 'pending', starts: 'passed' } }));
  const browser = { ...report(), suites: [{ file: 'chat.spec.ts', specs: [spec('asks', 'skipped')] }] };
  expect(sumUp([jest, countPlaywright(browser)])).toEqual({
    lines: ['2 skipped:', '  proxy.test.ts: answers', '  chat.spec.ts: asks', '2 passed, 0 failed'],
    ok: true,
  });
});

it('fails a run with more than three of them', () => {
  const of = (count: number) => sumUp([countPlaywright(report(...Array.from({ length: count }, String)))]);
  expect(of(3).ok).toBe(true);
  expect(of(4)).toMatchObject({ ok: false, lines: expect.arrayContaining(['5 passed, 0 failed']) });
  expect(of(4).lines[0]).toContain('More than 3 fail the run.');
});

it('says nothing of flaky tests where there are none', () => {
  const jest = countJest({
    ...jestReport(),
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
  });
  expect(sumUp([jest, countPlaywright(report())])).toEqual({ lines: ['6 passed, 2 failed'], ok: false });
});

it('counts an error outside of tests as a failure', () => {
  expect(countPlaywright({ ...report(), errors: [{}] }).failed).toBe(1);
});
