import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReleaseEvent } from '@northgate/contracts/sent-release.js';
import { whyProcessEnded } from '../processes/why-process-ended.js';
import type { OrderedTask, ReleaseEnd } from './release-messages.js';

/** The compiled worker: Node cannot run the sources. */
const workerFile = fileURLToPath(new URL('../../dist/receive/release-worker.js', import.meta.url));

/** Every phase of a release has a time of its own; this ends one that hangs all the same, in milliseconds. */
const deadline = 60 * 60_000;

/**
 * Takes a release through the gate in a process of its own, so that page server and console go on undisturbed. `tell` hears
 * what goes on. Resolves with how it ended; a process that dies is a failure, and never rejects.
 */
export function releaseInProcess(
  task: OrderedTask,
  tell: (text: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseEnd> {
  return new Promise((resolve) => {
    const child = fork(workerFile, [], { env, execArgv: [], stdio: 'ignore' });
    const timer = setTimeout(() => child.kill('SIGKILL'), deadline);
    let end: ReleaseEnd | null = null;
    const failed = (title: string): ReleaseEnd => ({ type: 'failed', code: 'failed', title });
    child.on('message', (event: ReleaseEvent) => {
      if (event.type === 'progress') tell(event.text);
      else if (event.type !== 'alive') end = event;
    });
    child.once('error', (error) => (end = failed(`The release cannot be started: ${error.message}.`)));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve(end ?? failed(`The release ${whyProcessEnded(code, signal)}.`));
    });
    if (child.connected) child.send(task);
  });
}
