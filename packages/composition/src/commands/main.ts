import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { appName, type AppName } from '@northgate/contracts/release.js';
import type { BuildMode } from '@northgate/build/webpack-config.js';
import { usualWait } from '@northgate/cli/share-flags.js';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import colours from 'picocolors';
import { checkoutApps } from '../apps/checkout-apps.js';
import { buildApps } from '../release/release-apps.js';
import { prune } from '../release/prune.js';
import { addApp, listApps, removeApp } from './apps.js';
import { audit } from './audit.js';
import { backup } from './backup.js';
import { auditLog, consoleLink } from './console.js';
import { dev } from './dev.js';
import { pack } from './pack.js';
import { listCandidates, promote } from './promote.js';
import { release } from './release.js';
import { revisions } from './revisions.js';
import { rollback } from './rollback.js';
import { runTool } from './run-tool.js';
import { root } from '../root.js';
import { say, sayDone } from './say.js';
import { sentenceOf } from '../release/sentence-of.js';
import { beginShare, endShare, listShares, stepShare } from './shares.js';
import { scanHeaders } from './scan-headers.js';
import { start } from './start.js';
import { test } from './test.js';
import { addToken, listTokens, withdrawToken } from './tokens.js';
import { testImageNode } from './test-image-node.js';
import { repair, verify } from './verify.js';
import { openWorkspace } from '../release/workspace.js';

const program = new Command('site').description('Builds, releases and serves the website.');
const mode = new Option('--mode <mode>', 'how to build')
  .choices(['production', 'development'])
  .default('production');
const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 up.');
  return Number(text);
};
const nameOfApp = (text: string): AppName => {
  const named = appName.safeParse(text);
  if (!named.success) throw new InvalidArgumentError(named.error.issues[0]?.message ?? '');
  return named.data;
};
const appOrNumber = (text: string): AppName | number => appName.safeParse(text).data ?? wholeNumber(text);

program
  .command('start')
  .description('serve what is live, and the api; an empty store is filled from the working tree')
  .addOption(mode)
  .option('--release', 'bring the working tree live first, posts included')
  .action(async (options: { mode: BuildMode; release?: boolean }) =>
    sayDone(`Open http://localhost:${await start(options)}   (Ctrl+C stops)`),
  );

program.command('dev').description('serve everything, each change shown as it is saved').action(dev);

program
  .command('build')
  .description('build apps without releasing them')
  .argument('[apps...]', 'apps to build, all when left out')
  .addOption(mode)
  .action(async (apps: AppName[], { mode: chosen }: { mode: BuildMode }) => {
    const workspace = await openWorkspace();
    const names = apps.length ? apps.map((app) => appName.parse(app)) : checkoutApps();
    const built = await buildApps(names, { ...workspace, mode: chosen, tell: say });
    for (const { release, fresh } of built)
      sayDone(`${release.app} ${release.version}${fresh ? '' : ' (unchanged)'}`);
  });

program
  .command('release')
  .description('build apps, take them through the gate and make them live in one step')
  .addArgument(new Argument('<apps...>').choices(checkoutApps()))
  .option('--reason <text>', 'why, for the history', 'release')
  .option('--skip-browser <why>', 'do not open its pages in a browser before; the revision says why')
  .option('--accept-look', 'its pages may look different from what is live')
  .option('--json', 'one line of JSON on standard output, everything else on standard error')
  .option('--preview', 'make a candidate with an address of its own; nothing goes live')
  .option('--share <percent>', 'show it to a part of the visitors first, which grows by itself')
  .option('--steps <percentages>', 'all parts, such as 5,25,100')
  .option('--views <number>', 'pages that each part waits for', usualWait.views)
  .option('--minutes <number>', 'time that each part waits for', usualWait.minutes)
  .option('--to <address>', 'send them to the control server of a site elsewhere (CONTROL_RELEASE_TOKEN)')
  .action(release);

program
  .command('promote')
  .description('make a candidate live, without building it again')
  .argument('<candidate>', 'its number', wholeNumber)
  .option('--accept-look', 'its pages may look different from what is live')
  .option('--to <address>', 'control server of a site elsewhere (CONTROL_RELEASE_TOKEN)')
  .action(promote);

const shares = program
  .command('shares')
  .description('show which candidate some visitors see, and what was seen of it and of what is live')
  .action(listShares);
shares
  .command('begin')
  .description('show a candidate to a part of the visitors, which grows by itself')
  .argument('<candidate>', 'its number', wholeNumber)
  .option('--steps <percentages>', 'the parts', '5,25,100')
  .option('--views <number>', 'pages that each part waits for', usualWait.views)
  .option('--minutes <number>', 'time that each part waits for', usualWait.minutes)
  .option('--to <address>', 'control server of a site elsewhere (CONTROL_RELEASE_TOKEN)')
  .action(beginShare);
shares.command('on').description('go on to the next part at once').action(stepShare);
shares
  .command('end')
  .description('show everybody what is live')
  .option('--reason <text>', 'why, for the history', 'it was ended')
  .action(endShare);

program.command('candidates').description('list what can be looked at, with links').action(listCandidates);

const apps = program
  .command('apps')
  .description('list which apps the site has, and the paths each may claim')
  .action(listApps);
apps
  .command('add')
  .description('let a further app be released, or say anew what it may claim')
  .argument('<app>', 'mfe- and words in small letters', nameOfApp)
  .requiredOption('--paths <paths>', 'such as /events,/events/*')
  .option('--menu', 'its pages may stand in the menu of every page')
  .action(addApp);
apps
  .command('remove')
  .description('take an app off the site, with its paths and its tokens')
  .argument('<app>', 'its name', nameOfApp)
  .option('--reason <text>', 'why, for the history', 'withdrawn')
  .action(removeApp);

const tokens = program
  .command('tokens')
  .description('list the tokens with which releases may be sent to this site')
  .action(listTokens);
tokens
  .command('add')
  .description('make a token for one app')
  .argument('<app>', 'an app of this site', nameOfApp)
  .requiredOption('--by <name>', 'who releases with it, for the history')
  .option('--days <number>', 'how long it holds, for ever when left out', wholeNumber)
  .option('--records', 'it may also read what is live of other apps, their server builds too')
  .action(addToken);
tokens
  .command('withdraw')
  .description('make a token worthless')
  .argument('<id>', 'the first column of the list')
  .action(withdrawToken);

program
  .command('rollback')
  .description(
    'take back one app, or make an older revision live again: by default the one before the last release',
  )
  .argument('[app or revision]', 'name of an app, or number of a revision', appOrNumber)
  .option('--yes', 'go back without asking')
  .action(rollback);

program.command('revisions').description('show what is live, the history and refusals').action(revisions);

program
  .command('verify')
  .description('hold every file of the store against what it was made as; fails when one is damaged')
  .action(verify);

program
  .command('repair')
  .description('bring damaged releases and pages back byte for byte, by building or rendering again')
  .addArgument(new Argument('[app]', 'of one app only').choices(checkoutApps()))
  .action(repair);

program
  .command('console')
  .description('print a new link into the console of the site that runs here')
  .action(consoleLink);

program
  .command('audit-log')
  .description('print who changed what in the console; fails when the log was changed')
  .option('--all', 'from the first entry on')
  .option('--json', 'one JSON object a line')
  .action(auditLog);

program
  .command('prune')
  .description('remove releases and pages that no revision of the last 30 days names')
  .action(async () => {
    const { releases, pages } = await prune((await openWorkspace()).store);
    for (const release of releases) say(`Removed ${release}`);
    sayDone(`${releases.length} releases and the pages of ${pages.length} revisions are gone.`);
  });

program
  .command('backup')
  .description('copy database and store into a new folder while the site runs')
  .argument('<folder>', 'a folder that does not exist yet')
  .action(backup);

program
  .command('scan-headers')
  .description('have a public scanner judge the headers of live pages; fails below A+')
  .argument('[paths...]', 'pages', ['/', '/contact', '/blog'])
  .action(scanHeaders);

for (const [name, description, script] of [
  ['leads', 'list the leads the contact form brought in', 'lead-desk/leads-command.js'],
  ['questions', 'list what the assistant had no answer to', 'questions/questions-command.js'],
  [
    'publish-post',
    'publish a Markdown file on the running site, or withdraw its post',
    'blog/publish-command.js',
  ],
] as const)
  program
    .command(name)
    .description(description)
    .allowUnknownOption()
    .helpOption(false)
    .argument('[options...]')
    .action((_, __, { args }: Command) => {
      const command = [join(root, 'api/dist', script), ...args];
      process.exitCode = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1;
    });

program
  .command('pack')
  .description('pack what apps in repositories of their own are made with')
  .argument('[folder]', 'where the packages go', '.cache/packages')
  .action(pack);

program
  .command('tool')
  .description('run what only one command needs, installed when it is first wanted')
  .addArgument(new Argument('<tool>', 'a folder of tools/ with a program').choices(['typedoc']))
  .argument('[options...]', 'handed over')
  .allowUnknownOption()
  .action(runTool);

program
  .command('prepare')
  .description('install and compile what the other commands need, nothing more')
  .action(() => sayDone('Ready.'));

program
  .command('audit')
  .description('ask the registry for known weaknesses in the packages that ship')
  .action(audit);

program
  .command('test')
  .description('run unit, api and browser tests')
  .argument('[workspaces...]', 'folders whose tests to run, all when left out')
  .option('--only <kind>', 'unit or browser')
  .option('--changed', 'only what changes since the main line call for')
  .action(test);

program
  .command('test-image-node')
  .description("run the tests of publishing, store and serving by the container images' Node")
  .action(testImageNode);

// Whoever reads what is printed may stop, as `head` does: a release goes on, and a site stays open.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(`${colours.red('✘')} ${sentenceOf(error)}`);
  process.exit(1);
}
