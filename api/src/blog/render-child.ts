import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { postLimits } from './post-limits.js';
import type { PostRow } from './post.repository.js';

/** A Markdown file to be made a row; one at a time. */
export interface RenderRequest {
  source: string;
  name: string;
  text: string;
}

/** `ready` once, when the process has started; then one answer for each request. */
export type RenderAnswer =
  | { ready: true }
  | { row: PostRow }
  | { fault: { line: number; field: string; reason: string; limit: boolean } }
  | { error: string };

/** The compiled process: also found from the sources, which Node cannot run. */
const program = fileURLToPath(new URL('../../dist/blog/render-process.js', import.meta.url));

/** How long the process may take to start, in milliseconds. */
const startTime = 30_000;

/** The process that renders posts; it knows nothing of the api's settings, and its end is no harm. */
export class RenderChild {
  private constructor(private readonly child: ChildProcess) {}

  /** Rejects when the process cannot be started. */
  static async start(): Promise<RenderChild> {
    const child = fork(program, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {},
      execArgv: [`--max-old-space-size=${postLimits.memory}`],
    });
    child.unref();
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the process that renders posts ended with ${code} before it had started: ${program}`);
    });
    ended.catch(() => {});
    await Promise.race([once(child, 'message', { signal: AbortSignal.timeout(startTime) }), ended]);
    // Kept from holding the api open only now: until here nothing else may be waited for.
    child.channel?.unref();
    return new RenderChild(child);
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The answer, or which limit of the process was met; after that it is gone. */
  ask(request: RenderRequest): Promise<RenderAnswer | 'time' | 'memory'> {
    const { child } = this;
    return new Promise((resolve) => {
      const settle = (answer: RenderAnswer | 'time' | 'memory') => {
        clearTimeout(timer);
        child.off('message', settle).off('exit', end);
        resolve(answer);
      };
      const end = () => settle('memory');
      const timer = setTimeout(() => {
        settle('time');
        this.stop();
      }, postLimits.time);
      child.on('message', settle).once('exit', end);
      child.send(request, () => {});
    });
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}
