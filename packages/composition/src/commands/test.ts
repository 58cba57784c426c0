import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changedFiles, everything, testsForChanges, testsOf, type Choice } from './choose-tests.js';
import { chromiumForTests } from './chromium-for-tests.js';
import {
  countJest,
  countPlaywright,
  failedSuites,
  flakyAllowed,
  sumUp,
  type Count,
  type JestReport,
} from './count-tests.js';
import { root } from '../root.js';
import { postgresForTests } from './postgres-for-tests.js';
import { say } from './say.js';

interface TestOptions {
  only?: string;
  /** Only what changes since the main line call for. */
  changed?: boolean;
}

const folder = join(root, '.cache', 'test');
/** Workspaces whose tests run on SQLite and on PostgreSQL. */
const withDatabases = new Set(['api', 'campaigns']);
const bin = (file: string) => join(root, 'node_modules', file);

/** `npm test`: unit and api tests, then browser tests, of everything or of some workspaces; ends with one line that counts both. */
export async function test(workspaces: string[], { only, changed = false }: TestOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const choice = choose(workspaces, changed);
  // Before jest, too: the gate's own tests open pages and are skipped where no browser is.
  if (only !== 'unit' && choice.playwright.length) await chromiumForTests();
  if (only !== 'browser' && asksForDatabases(workspaces, choice)) await prepareDatabases();
  const { lines, ok } = sumUp([
    ...(only === 'browser' ? [] : choice.jest.map(unitTests)),
    ...(only === 'unit' ? [] : choice.playwright.map(browserTests)),
  ]);
  if (choice.unchosen.length)
    say(
      `Not opened in a browser, for it may matter to every page: ${choice.unchosen.join(', ')}. Run npm test.`,
    );
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}

/** Whether a suite may be among them that runs on both engines. */
const asksForDatabases = (workspaces: string[], { jest }: Choice): boolean =>
  jest.length > 0 && (workspaces.length === 0 || workspaces.some((name) => withDatabases.has(name)));

/** Suites say themselves what they could not test; a registry that is away must not stop the others. */
const prepareDatabases = (): Promise<unknown> =>
  postgresForTests().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));

function choose(workspaces: string[], changed: boolean): Choice {
  if (workspaces.length) return testsOf(workspaces);
  if (!changed) return everything;
  const { base, files } = changedFiles(root);
  return testsForChanges(base, files);
}

/** Runs jest, and the suites in which something failed once more when they are few. */
function unitTests(args: string[]): Count {
  let first: JestReport | undefined;
  const count = jest('jest.json', args, (report) => countJest((first = report)));
  const suites = first ? failedSuites(first) : [];
  if (!first || !suites.length || suites.length > flakyAllowed) return count;
  const [before, files] = [first, suites.map((file) => relative(root, file))];
  say(`Trying again what failed: ${files.join(', ')}`);
  return jest('jest-again.json', ['--runTestsByPath', ...files], (again) => countJest(before, again));
}

const jest = (name: string, args: string[], count: (report: JestReport) => Count): Count =>
  counted(join(folder, name), count, (report) =>
    run([bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args], {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    }),
  );

function browserTests(args: string[]): Count {
  const config = join(root, 'e2e/playwright.config.ts');
  return counted(join(folder, 'playwright.json'), countPlaywright, (report) =>
    run([bin('@playwright/test/cli.js'), 'test', '--config', config, ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
  );
}

/** What a runner reports; one failure when it ends badly and cannot say why. */
function counted<Report>(
  file: string,
  count: (report: Report) => Count,
  runTo: (file: string) => number | null,
): Count {
  rmSync(file, { force: true });
  const status = runTo(file);
  const result = readCount(file, count);
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

const run = (args: string[], environment: NodeJS.ProcessEnv): number | null =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status;

/** One failure when the runner ended before it could report. */
function readCount<Report>(file: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, flaky: [], skipped: [] };
  }
}
