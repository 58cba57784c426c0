import { buildOwnRelease } from './build-own-release.js';

// A process of its own, for webpack does not run where a test has made a browser's globals.
try {
  await buildOwnRelease(process.argv[2] ?? process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
