import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { printRecipes, printTextStyles, printTokens } from './print-css.js';

/** Writes the printed system beside the kit's sources, touching only files that changed. */
const folder = new URL('../../src/generated/', import.meta.url);

async function writeChanged(name: string, text: string): Promise<void> {
  const file = new URL(name, folder);
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== text) await writeFile(file, text);
}

await mkdir(folder, { recursive: true });
await writeChanged('tokens.css', printTokens());
await writeChanged('text.module.css', printTextStyles());
for (const [name, text] of printRecipes()) await writeChanged(`${name}.module.css`, text);
