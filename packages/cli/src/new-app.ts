import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError } from './cli-error.js';

const template = fileURLToPath(new URL('../template', import.meta.url));

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

/**
 * Makes a repository for an app in a folder of its name below `parent`: one page, one island, one exposed component, their tests and
 * a workflow that releases. `packages` is a folder with packed packages of this site, for who has no registry of them. Answers the
 * folder. Throws `CliError`.
 */
export async function newApp(name: string, parent: string, packages?: string): Promise<string> {
  if (!/^mfe-[a-z0-9](?:-?[a-z0-9]){0,39}$/.test(name))
    throw new CliError('An app is called mfe- and words in small letters, such as mfe-events.');
  const folder = join(parent, name);
  if (existsSync(folder)) throw new CliError(`${folder} is there already.`);
  const manifest = named(await readFile(join(template, 'package.json'), 'utf8'), name);
  const ownManifest = packages ? await withPacked(manifest, folder, resolve(packages)) : manifest;
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = join(entry.parentPath, entry.name);
    const file = relative(template, from).replace(/^gitignore$/, '.gitignore');
    const text = named(await readFile(from, 'utf8'), name);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file === 'package.json' ? ownManifest : text);
  }
  return folder;
}

/** The template with the name of the app in its place: `mfe-open-days`, `/open-days`, `Open days`. */
function named(text: string, app: string): string {
  const short = app.replace('mfe-', '');
  const title = short[0]?.toUpperCase() + short.slice(1).replaceAll('-', ' ');
  return text.replaceAll('sample', short).replaceAll('Sample', title);
}

/** A manifest that takes the packages of this site from a folder, also where one of them needs another. */
async function withPacked(text: string, folder: string, packages: string): Promise<string> {
  const manifest = JSON.parse(text) as Manifest;
  const packed = await readdir(packages).catch(() => []);
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list).filter((one) => one.startsWith('@northgate/'))) {
      const file = packed.find((one) => one.startsWith(`${name.slice(1).replace('/', '-')}-`));
      if (!file) throw new CliError(`${packages} has no package of ${name}.`);
      list[name] = `file:${relative(folder, join(packages, file))}`;
    }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
