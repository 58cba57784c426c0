import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { within } from '../processes/deadline.js';
import { BuildError } from '@northgate/build/build-error.js';
import type { AssembleOptions } from '@northgate/build/release/assemble-release.js';

/** The compiled worker: also found from the sources, which Node cannot run. */
const workerFile = fileURLToPath(new URL('../../dist/publish/build-worker.js', import.meta.url));

/**
 * Builds one app in a process that is killed when it takes longer than `patience` milliseconds. Throws `BuildError` with
 * the compiler's messages, and `DeadlineExceeded`.
 */
export async function buildInProcess(task: AssembleOptions, patience: number): Promise<void> {
  const child = fork(workerFile, { execArgv: [] });
  const done = new Promise<void>((resolve, reject) => {
    child.once('message', ({ error }: { error?: string }) => {
      if (error === undefined) resolve();
      else reject(new BuildError(error));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new BuildError(`The build process of ${task.layout.app} ended with ${signal ?? code}.`)),
    );
  });
  child.send(task);
  await within(patience, `The build of ${task.layout.app}`, done, () => child.kill('SIGKILL'));
}
