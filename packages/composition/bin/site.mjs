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

/** Commands that need what only tests, lint and audits use; all others do with less to install. */
const withDevDependencies = new Set(['test', 'prepare']);

function install() {
  const all = withDevDependencies.has(process.argv[2]);
  const lock = `${root}package-lock.json`;
  const stamp = `${root}node_modules/.northgate-install`;
  const digest = createHash('sha256')
    .update(readFileSync(lock))
    .update(`${process.platform} ${process.arch} ${major}`)
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${digest} all` || (!all && installed === digest)) return;
  const command = existsSync(`${root}node_modules`) ? 'install' : 'ci';
  // An update never takes away what tests need.
  const dev = all || installed.endsWith(' all');
  run('Installing packages (about a minute)', 'npm', [
    command,
    ...(dev ? ['--include=dev'] : ['--omit=dev']),
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ]);
  writeFileSync(stamp, dev ? `${digest} all` : digest);
}

/** Compiles what runs in Node, for tests campaigns as well, and prints the kit's styles, unless every source is as it was. */
function compile() {
  const all = withDevDependencies.has(process.argv[2]);
  const stamp = `${root}packages/composition/dist/.sources`;
  const config = readFileSync(`${root}tsconfig.json`, 'utf8');
  const hash = createHash('sha256')
    .update(config)
    .update(readFileSync(`${root}tsconfig.base.json`));
  for (const { path } of [...JSON.parse(config).references, { path: './campaigns' }]) {
    const folder = root + path.replace(/\/[^/]*\.json$/, '');
    for (const file of readdirSync(`${folder}/src`, { recursive: true }).map(String).sort()) {
      const { mtimeMs, size } = statSync(`${folder}/src/${file}`);
      if (/\.(ts|tsx)$/.test(file)) hash.update(`${path} ${file} ${mtimeMs} ${size}\n`);
    }
    hash.update(`${existsSync(`${folder}/dist`)} ${existsSync(`${folder}/src/generated`)}\n`);
  }
  const digest = hash.digest('hex');
  const compiled = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (compiled === `${digest} all` || (!all && compiled === digest)) return;
  const projects = all ? ['.', 'campaigns'] : ['.'];
  run('', process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-b', ...projects]);
  run('', process.execPath, [`${root}packages/ui/dist/theme/print.js`]);
  writeFileSync(stamp, all ? `${digest} all` : digest);
}

install();
compile();
await import('../dist/commands/main.js');
