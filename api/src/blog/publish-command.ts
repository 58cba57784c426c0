import { runPublish } from './run-publish.js';

try {
  process.stdout.write(await runPublish(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
