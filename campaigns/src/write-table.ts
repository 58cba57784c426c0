import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Puts a table where the last one of this name stands in a document, set as the linter wants it. Rejects when the document
 * has no place for it.
 * A relative path counts from where npm was called: npm runs a workspace's script in the workspace's folder.
 */
export async function writeTable(path: string, name: string, table: string): Promise<void> {
  const file = resolve(process.env['INIT_CWD'] ?? '', path);
  const [before, after] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(before), text.indexOf(after)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the table "${name}".`);
  const written = `${text.slice(0, from)}${before}\n${table}\n${text.slice(to)}`;
  writeFileSync(file, await format(written, { ...(await resolveConfig(file)), filepath: file }));
}
