import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { whyProcessEnded } from '../processes/why-process-ended.js';

interface RestartOptions {
  /** Arguments of Node: the program's file and its own. */
  command: string[];
  /** What people call the program, at the beginning of a sentence. */
  name: string;
  /** Pauses before each further start, in milliseconds; after the last one no start follows. */
  pauses: number[];
  tell: (text: string) => void;
}

/** Exit code of a program that failed for good: a restart would fail in the same way. */
export const verdictCode = 3;

/**
 * Runs a program, starts it again when it dies, and says why each time. Resolves with the exit code: 0, or 1 when it failed
 * with a verdict or died once more than there are pauses. SIGTERM and SIGINT end the program, and no start follows.
 */
export async function restarted({ command, name, pauses, tell }: RestartOptions): Promise<number> {
  for (let start = 0; ; start += 1) {
    const { code, signal, told } = await run(command);
    if (code === 0 || told) return code ?? 1;
    if (code === verdictCode) return 1;
    const why = `${name} ${whyProcessEnded(code, signal)}`;
    const pause = pauses[start];
    if (pause === undefined) {
      tell(`${why}; after ${pauses.length + 1} starts it is not started again.`);
      return 1;
    }
    tell(`${why}; started again in ${pause / 1000} s, ${start + 1} of ${pauses.length} times.`);
    await wait(pause);
  }
}

interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Whether it was told to end. */
  told: boolean;
}

function run(command: string[]): Promise<End> {
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  let told = false;
  const end = (signal: NodeJS.Signals) => {
    told = true;
    child.kill(signal);
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      resolve({ code, signal, told });
    });
  });
}
