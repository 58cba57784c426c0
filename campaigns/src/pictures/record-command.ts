import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { Command } from 'commander';
import { drawTerminal, type Line } from './terminal-drawing.js';

/** Runs a command where npm was called, shows what it prints, and notes when each line came. Throws when it fails. */
async function record(command: string): Promise<Line[]> {
  const began = performance.now();
  const lines: Line[] = [{ text: `$ ${command}`, at: 0 }];
  const child = spawn(command, {
    shell: true,
    cwd: process.env['INIT_CWD'],
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  for await (const printed of createInterface({ input: child.stdout })) {
    const text = stripVTControlCharacters(printed);
    console.log(text);
    if (text.trim() && !text.startsWith('> ')) lines.push({ text, at: performance.now() - began });
  }
  const [code] = await ended;
  if (code) throw new Error(`"${command}" ended with ${code}.`);
  return lines;
}

await new Command('record')
  .description('Runs a command and draws what it prints as it comes, as an animated SVG.')
  .argument('<file>', 'the drawing')
  .argument('<command>', 'what is run')
  .action(async (file: string, command: string) => {
    const drawing = drawTerminal(await record(command));
    writeFileSync(resolve(process.env['INIT_CWD'] ?? '', file), drawing);
  })
  .parseAsync();
