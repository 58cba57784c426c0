import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, everything, testsForChanges, testsOf, type Choice } from './choose-tests.js';
import { chromiumForTests } from './chromium-for-tests.js';
import { countJest, countPlaywright, sumUp, type Count } from './count-tests.js';
import { root } from './root.js';
import { KeptBack, runBeside } from './run-beside.js';
import { say } from './say.js';

interface TestOptions {
  only?: string;
  /** Only what changes since the main line call for. */
  changed?: boolean;
}

const folder = join(root, '.cache', 'test');
const bin = (file: string) => join(root, 'node_modules', file);

/**
 * `npm test`: unit and api tests, and beside them browser tests, of everything or of some workspaces. Both wait a lot, each for
 * itself. What browser tests print comes after the rest; one line at the end counts both.
 */
export async function test(workspaces: string[], { only, changed = false }: TestOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const choice = choose(workspaces, changed);
  const browserOutput = new KeptBack();
  const unit = only === 'browser' ? [] : choice.jest;
  const browser = only === 'unit' ? [] : choice.playwright;
  // Before anything runs: it may have to be installed.
  const chromium = browser.length ? chromiumForTests() : null;
  const [unitCounts, browserCounts] = await Promise.all([
    inTurn(unit, unitTests).finally(() => browserOutput.letThrough()),
    inTurn(browser, (args) => browserTests(args, chromium, browserOutput)),
  ]);
  const { lines, ok } = sumUp([...unitCounts, ...browserCounts]);
  if (choice.unchosen.length)
    say(
      `Not opened in a browser, for it may matter to every page: ${choice.unchosen.join(', ')}. Run npm test.`,
    );
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}

function choose(workspaces: string[], changed: boolean): Choice {
  if (workspaces.length) return testsOf(workspaces);
  if (!changed) return everything;
  const { base, files } = changedFiles(root);
  return testsForChanges(base, files);
}

async function inTurn(runs: string[][], run: (args: string[]) => Promise<Count>): Promise<Count[]> {
  const counts: Count[] = [];
  for (const args of runs) counts.push(await run(args));
  return counts;
}

const unitTests = (args: string[]): Promise<Count> =>
  counted(join(folder, 'jest.json'), countJest, (report) =>
    runBeside([bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args], {
      cwd: root,
      variables: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
    }),
  );

function browserTests(args: string[], chromium: string | null, output: KeptBack): Promise<Count> {
  const config = join(root, 'e2e/playwright.config.ts');
  return counted(join(folder, 'playwright.json'), countPlaywright, (report) =>
    runBeside([bin('@playwright/test/cli.js'), 'test', '--config', config, ...args], {
      cwd: root,
      output,
      variables: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
    }),
  );
}

/** What a runner reports; one failure when it ends badly and cannot say why. */
async function counted<Report>(
  file: string,
  count: (report: Report) => Count,
  runTo: (file: string) => Promise<number | null>,
): Promise<Count> {
  rmSync(file, { force: true });
  const status = await runTo(file);
  const result = readCount(file, count);
  return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

/** One failure when the runner ended before it could report. */
function readCount<Report>(file: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, flaky: [] };
  }
}
