import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process that serves a composition is told. Folders are absolute. */
export interface ServeTask {
  /** Folder of the app's own release. */
  own: string;
  /** Folder of the recorded composition. */
  recording: string;
  /** 0 for a free one. */
  port: number;
  /** A running site that answers for the api. */
  site?: string | undefined;
  /** Whether open pages load anew once another process has taken over. */
  reloads?: boolean;
}

/** A composition that is being served. */
export interface ServedComposition {
  port: number;
  /** Ends its process. */
  close: () => Promise<void>;
}

/** Compiled, because Node cannot run the source. */
const processFile = fileURLToPath(new URL('../../dist/compose/serve-process.js', import.meta.url));

/** Serves an app's release among the recorded ones. Rejects with a sentence when that cannot be. */
export async function serveComposed(task: ServeTask): Promise<ServedComposition> {
  const child = fork(processFile, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = () => {
    child.kill('SIGKILL');
    return ended;
  };
  const answer = new Promise<number>((resolve, reject) => {
    child.once('message', ({ port, error }: { port?: number; error?: string }) =>
      port === undefined ? reject(new Error(error)) : resolve(port),
    );
    child.once('exit', (code) => reject(new Error(`The process that serves the pages ended with ${code}.`)));
  });
  child.send(task);
  try {
    return { port: await answer, close };
  } catch (error) {
    await close();
    throw error;
  }
}
