import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { look, type Look } from '../watch/look.js';

/** The compiled worker: Node cannot run the sources. */
const workerFile = fileURLToPath(new URL('../../dist/visits/look-worker.js', import.meta.url));

/** A look that takes longer is ended, in milliseconds. */
const deadline = 90_000;

/**
 * Looks at pages of a revision in a process of its own and tells of each page once. Resolves when that process has ended, and
 * never rejects: of pages it did not come to, nothing is known.
 */
export async function lookInProcess(
  env: NodeJS.ProcessEnv,
  { revision, paths }: { revision: number; paths: string[] },
  tell: (look: Look) => void,
): Promise<void> {
  const open = new Set(paths);
  const child = fork(workerFile, [], { env, execArgv: [], stdio: 'ignore' });
  child.on('message', (message) => {
    const found = look.safeParse(message);
    if (!found.success || !open.delete(found.data.path)) return;
    tell(found.data);
    // The revision goes back, so its other pages need not be opened.
    if (found.data.outcome === 'fails') child.kill();
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), deadline);
  let note = 'the look ended before this page';
  child.on('error', (error) => (note = `a look could not be started: ${error.message}`));
  if (child.connected) child.send({ revision, paths });
  await once(child, 'close').catch(() => {});
  clearTimeout(timer);
  for (const path of open) tell({ path, outcome: 'unknown', note });
}
