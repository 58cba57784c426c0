#!/usr/bin/env node
// The `site` command. It runs before anything is installed, so it uses nothing but Node: it installs what is
// missing, compiles what runs in Node, prints the kit's styles, and hands over.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

function run(title, command, args) {
  if (title) console.log(`· ${title}`);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error(error ? String(error) : `"${command} ${args.join(' ')}" ended with ${status}.`);
    process.exit(status ?? 1);
  }
}

/** Commands that need what only developing uses; all others do with less to install. */
const forDevelopers = new Set(['test', 'prepare', 'dev', 'pack']);

/** What is compiled only where those packages are. */
const developersProjects = new Set(['./packages/build/tsconfig.live.json', './campaigns']);

/** Installs what is missing; answers whether what only developing uses is there. */
function install() {
  const all = forDevelopers.has(process.argv[2]);
  const lock = `${root}package-lock.json`;
  const stamp = `${root}node_modules/.northgate-install`;
  const digest = createHash('sha256')
    .update(readFileSync(lock))
    .update(`${process.platform} ${process.arch} ${major}`)
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${digest} all` || (!all && installed === digest)) return installed.endsWith(' all');
  const command = existsSync(`${root}node_modules`) ? 'install' : 'ci';
  // An install never takes away what tests need, whoever installed it.
  const dev = all || installed.endsWith(' all') || existsSync(`${root}node_modules/jest`);
  run('Installing packages (about a minute)', 'npm', [
    command,
    ...(dev ? ['--include=dev'] : ['--omit=dev']),
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ]);
  writeFileSync(stamp, dev ? `${digest} all` : digest);
  return dev;
}

/** Compiles what runs in Node and prints the kit's styles, unless every source is as it was the last time. */
function compile(developing) {
  const stamp = `${root}packages/composition/dist/.sources`;
  const config = readFileSync(`${root}tsconfig.json`, 'utf8');
  const hash = createHash('sha256')
    .update(config)
    .update(readFileSync(`${root}tsconfig.base.json`));
  const projects = JSON.parse(config)
    .references.map(({ path }) => path)
    .filter((path) => developing || !developersProjects.has(path));
  for (const path of projects) {
    const folder = root + path.replace(/\/[^/]*\.json$/, '');
    for (const file of readdirSync(`${folder}/src`, { recursive: true }).map(String).sort()) {
      const { mtimeMs, size } = statSync(`${folder}/src/${file}`);
      if (/\.(ts|tsx)$/.test(file)) hash.update(`${path} ${file} ${mtimeMs} ${size}\n`);
    }
    hash.update(`${existsSync(`${folder}/dist`)} ${existsSync(`${folder}/src/generated`)}\n`);
  }
  const digest = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  run('', process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-b', ...projects]);
  run('', process.execPath, [`${root}packages/ui/dist/theme/print.js`]);
  writeFileSync(stamp, digest);
}

compile(install());
await import('../dist/commands/main.js');
