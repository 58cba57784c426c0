import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumForTests } from './chromium-for-tests.js';
import { root } from './root.js';

interface Count {
  passed: number;
  failed: number;
}

const folder = join(root, '.cache', 'test');
const bin = (file: string) => join(root, 'node_modules', file);

/** `npm test`: unit and api tests, then browser tests; ends with one line that counts both. */
export function test(only?: string): void {
  mkdirSync(folder, { recursive: true });
  const counts: Count[] = [];
  if (only !== 'browser') counts.push(unitTests());
  if (only !== 'unit') counts.push(browserTests());
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

function unitTests(): Count {
  const report = join(folder, 'jest.json');
  rmSync(report, { force: true });
  run([bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  });
  const result = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>(report);
  if (!result) return { passed: 0, failed: 1 };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

function browserTests(): Count {
  const report = join(folder, 'playwright.json');
  rmSync(report, { force: true });
  const chromium = chromiumForTests();
  run([bin('@playwright/test/cli.js'), 'test', '--config', join(root, 'e2e/playwright.config.ts')], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const result = readReport<{
    stats: { expected: number; flaky: number; unexpected: number };
    errors: unknown[];
  }>(report);
  if (!result) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = result.stats;
  return { passed: expected + flaky, failed: unexpected + result.errors.length };
}

function run(args: string[], environment: NodeJS.ProcessEnv): void {
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
}

/** Null when the runner ended before it could report. */
function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
