#!/usr/bin/env node
// The `site` command. It runs before anything is installed, so it uses nothing but Node: it installs what is
// missing, compiles what runs in Node, prints the kit's styles, and hands over.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

function install() {
  const lock = `${root}package-lock.json`;
  const stamp = `${root}node_modules/.northgate-install`;
  const digest = createHash('sha256')
    .update(readFileSync(lock))
    .update(`${process.platform} ${process.arch} ${major}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  const command = existsSync(`${root}node_modules`) ? 'install' : 'ci';
  run('Installing packages (about a minute)', 'npm', [
    command,
    '--no-audit',
    '--no-fund',
    '--loglevel',
    'error',
  ]);
  writeFileSync(stamp, digest);
}

install();
run('', process.execPath, [`${root}node_modules/typescript/bin/tsc`, '-b']);
run('', process.execPath, [`${root}packages/ui/dist/theme/print.js`]);
await import('../dist/commands/main.js');
