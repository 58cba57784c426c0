import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { appName, appNames, type AppName } from '@northgate/contracts/release.js';
import type { BuildMode } from '@northgate/build/webpack-config.js';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import colours from 'picocolors';
import { EnvironmentError } from '../environment.js';
import { GateRefusal } from '../release/composer.js';
import { buildApps, releaseApps } from '../release/release-apps.js';
import { dev } from './dev.js';
import { revisions } from './revisions.js';
import { root } from './root.js';
import { say, sayDone } from './say.js';
import { start } from './start.js';
import { test } from './test.js';
import { openWorkspace } from './workspace.js';

const program = new Command('site').description('Builds, releases and serves the website.');
const mode = new Option('--mode <mode>', 'how to build')
  .choices(['production', 'development'])
  .default('production');
const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('A revision is a whole number from 1 up.');
  return Number(text);
};

program
  .command('start')
  .description('build what is new, compose it, and serve site and api')
  .addOption(mode)
  .action(({ mode: chosen }: { mode: BuildMode }) => start(chosen));

program
  .command('dev')
  .description('serve everything from development builds and release each change as it is saved')
  .argument('[apps...]', 'apps to watch, all when left out')
  .action((apps: AppName[]) => dev(apps.length ? apps : [...appNames]));

program
  .command('build')
  .description('build apps without releasing them')
  .argument('[apps...]', 'apps to build, all when left out')
  .addOption(mode)
  .action(async (apps: AppName[], { mode: chosen }: { mode: BuildMode }) => {
    const workspace = await openWorkspace();
    const names = apps.length ? apps.map((app) => appName.parse(app)) : appNames;
    const built = await buildApps(names, { ...workspace, mode: chosen, tell: say });
    for (const { release, fresh } of built)
      sayDone(`${release.app} ${release.version}${fresh ? '' : ' (unchanged)'}`);
  });

program
  .command('release')
  .description('build one app, take it through the gate and make it live')
  .addArgument(new Argument('<app>').choices([...appNames]))
  .option('--reason <text>', 'why, for the history', 'release')
  .action(async (app: AppName, { reason }: { reason: string }) => {
    const workspace = await openWorkspace();
    const composed = await releaseApps([app], reason, { ...workspace, mode: 'production', tell: say });
    if (!composed) return sayDone(`${app} is live already in this version.`);
    sayDone(`Revision ${composed.revision.number} is live: ${app} ${composed.revision.apps[app]?.version}.`);
    say(`Rendered: ${composed.rendered.join(' ')}`);
  });

program
  .command('rollback')
  .description('make an older revision live again, by default the one before the last release')
  .argument('[revision]', 'number of the revision', wholeNumber)
  .action(async (target?: number) => {
    const { composer } = await openWorkspace();
    const { revision } = await composer.rollback(target);
    sayDone(`Revision ${revision.number} is live again.`);
  });

program.command('revisions').description('show what is live, the history and refusals').action(revisions);

program
  .command('leads')
  .description('list the leads the contact form brought in')
  .allowUnknownOption()
  .helpOption(false)
  .argument('[options...]')
  .action((_, __, { args }: Command) => {
    const command = join(root, 'api/dist/leads/leads-command.js');
    process.exitCode =
      spawnSync(process.execPath, [command, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
  });

program
  .command('prepare')
  .description('install and compile what the other commands need, nothing more')
  .action(() => sayDone('Ready.'));

program
  .command('test')
  .description('run unit, api and browser tests')
  .option('--only <kind>', 'unit or browser')
  .action(({ only }: { only?: string }) => test(only));

try {
  await program.parseAsync();
} catch (error) {
  const expected = error instanceof GateRefusal || error instanceof EnvironmentError;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${colours.red('✘')} ${expected ? error.message : stack}`);
  process.exit(1);
}
