import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Output of programs, kept back until somebody lets it through. */
export class KeptBack {
  private readonly parts: Buffer[] = [];
  private isOpen = false;

  constructor(private readonly to: Writable = process.stdout) {}

  add(part: Buffer): void {
    if (this.isOpen) this.to.write(part);
    else this.parts.push(part);
  }

  /** Writes what was kept, and from now on everything as it comes. */
  letThrough(): void {
    this.isOpen = true;
    for (const part of this.parts.splice(0)) this.to.write(part);
  }
}

interface RunOptions {
  cwd: string;
  variables: NodeJS.ProcessEnv;
  /** Takes what the program prints; without it that is printed as it comes. */
  output?: KeptBack | undefined;
}

/** Runs a program of Node to its end and resolves with its exit code; null when a signal ended it. */
export async function runBeside(
  args: string[],
  { cwd, variables, output }: RunOptions,
): Promise<number | null> {
  const printed = output ? 'pipe' : 'inherit';
  // What goes through a pipe is coloured as it would be without one.
  const colours = output && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colours, ...variables };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['inherit', printed, printed] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output?.add(part));
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}
