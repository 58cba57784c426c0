import { CommanderError, InvalidArgumentError, type Command } from 'commander';

/** A sentence for the person at the terminal. */
export class CommandError extends Error {}

/** Reads a day or an instant; throws commander's error for anything else. */
export function day(text: string): Date {
  const date = new Date(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(date.getTime())) return date;
  throw new InvalidArgumentError('It must be a day such as 2026-11-01, or a time such as 2026-11-01T09:30Z.');
}

/** Runs a program and gives what it prints; throws an error whose message is fit to be shown. */
export async function runProgram(
  args: string[],
  programOf: (print: (text: string) => void) => Command,
): Promise<string> {
  const output: string[] = [];
  const print = (text: string) => output.push(text);
  const program = programOf(print);
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ writeOut: print, writeErr: () => {} });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new CommandError(error.message.replace(/^error: /, ''));
  }
  return output.join('');
}

/** Prints what a command made, or the reason why it could not, and sets the exit code. */
export async function printCommand(
  run: (args: string[], variables: NodeJS.ProcessEnv) => Promise<string>,
): Promise<void> {
  // A reader such as `head` may stop reading early.
  process.stdout.on('error', () => process.exit());
  try {
    process.stdout.write(await run(process.argv.slice(2), process.env));
  } catch (error) {
    const { message, name } = error as Error;
    process.stderr.write(`${message || name}\n`);
    process.exitCode = 1;
  }
}
