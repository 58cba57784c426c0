import { Command } from 'commander';
import colours from 'picocolors';
import { buildHere } from './build-here.js';
import { CliError } from './cli-error.js';
import { keepPictures } from './keep-pictures.js';
import { newApp } from './new-app.js';
import { recordComposition } from './record-composition.js';
import { releaseToken } from './release-token.js';
import { moveCandidate, sendRelease, type CandidateRequest, type SendOutcome } from './send-release.js';
import { sharePlanOf, usualWait, type ShareFlags } from './share-flags.js';
import { developHere, serveHere } from './serve-here.js';
import { tellOutcome } from './tell-outcome.js';

interface CommonFlags {
  to: string;
  json?: boolean;
  pictures: string;
}

interface ReleaseFlags extends CommonFlags, ShareFlags {
  reason?: string;
  acceptLook?: boolean;
  preview?: boolean;
}

interface CandidateFlags extends CommonFlags, Omit<ShareFlags, 'share'> {
  acceptLook?: boolean;
  goOn?: boolean;
  end?: boolean;
}

const program = new Command('northgate').description('Makes, shows and releases an app of a running site.');
const tell = (text: string) => console.log(`${colours.dim('·')} ${text}`);
const done = (text: string) => console.log(`${colours.green('✔')} ${text}`);

program
  .command('new')
  .description(
    'make a repository for an app of its own: page, island, component, tests and a workflow that releases',
  )
  .argument('<app>', 'mfe- and words in small letters')
  .option('--packages <folder>', 'folder with the packed packages of the site, instead of a registry')
  .action(async (app: string, { packages }: { packages?: string }) => {
    const folder = await newApp(app, process.cwd(), packages);
    done(`${folder} is there; its README.md says how to go on.`);
  });

program
  .command('record')
  .description('fetch the releases that are live together, to build and test this app beside them')
  .requiredOption(
    '--from <address>',
    'control server of the site; token or identity in CONTROL_RELEASE_TOKEN',
  )
  .option('--into <folder>', 'where they go', 'composition')
  .action(async ({ from, into }: { from: string; into: string }) => {
    const revision = await recordComposition({ from, into, token: await releaseToken(from), tell });
    done(`Revision ${revision} is recorded in ${into}.`);
  });

program
  .command('build')
  .description('build the app of this folder and make a release of it')
  .action(async () => done(`The release is in ${await buildHere(process.cwd(), 'production', tell)}.`));

for (const [name, description, run] of [
  ['serve', 'show the app of this folder as it is built, inside the recorded composition', serveHere],
  [
    'dev',
    'show the app of this folder inside the recorded composition, each change as it is saved',
    developHere,
  ],
] as const)
  program
    .command(name)
    .description(description)
    .option('--port <number>', 'where to open it', process.env.DEV_PORT ?? '3100')
    .option('--recording <folder>', 'what was recorded', 'composition')
    .option('--site <address>', 'running site that answers for the api', process.env.SITE_URL)
    .action(async ({ port, ...options }: { port: string; recording: string; site?: string }) =>
      run(process.cwd(), { ...options, port: Number(port), tell }),
    );

program
  .command('release')
  .description('send a release, take it through the gate of the site and make it live')
  .argument('[folder]', 'folder with release.json; when left out, the app of this folder is built')
  .requiredOption('--to <address>', 'control server of the site; token or identity in CONTROL_RELEASE_TOKEN')
  .option('--reason <text>', 'why, for the history')
  .option('--accept-look', 'its pages may look different from what is live')
  .option('--preview', 'make a candidate with an address of its own; nothing goes live')
  .option('--share <percent>', 'show it to a part of the visitors first, which grows by itself')
  .option('--steps <percentages>', 'all parts, such as 5,25,100')
  .option('--views <number>', 'pages that each part waits for', usualWait.views)
  .option('--minutes <number>', 'time that each part waits for', usualWait.minutes)
  .option('--pictures <folder>', 'where pictures of a refusal go', 'northgate-refusal')
  .option('--json', 'one line of JSON on standard output, everything else on standard error')
  .action(release);

program
  .command('promote')
  .description('make a candidate live, without building it again')
  .argument('<candidate>', 'its number')
  .requiredOption('--to <address>', 'control server of the site; a token or identity of all apps in it')
  .option('--accept-look', 'its pages may look different from what is live')
  .option('--pictures <folder>', 'where pictures of a refusal go', 'northgate-refusal')
  .option('--json', 'one line of JSON on standard output, everything else on standard error')
  .action((candidate: string, { acceptLook = false, ...flags }: CandidateFlags) =>
    move(candidate, flags, { action: 'promote', order: { acceptLook } }),
  );

program
  .command('share')
  .description('show a candidate to a part of the visitors, which grows by itself')
  .argument('<candidate>', 'its number')
  .requiredOption('--to <address>', 'control server of the site; a token or identity of all apps in it')
  .option('--steps <percentages>', 'the parts', '5,25,100')
  .option('--views <number>', 'pages that each part waits for', usualWait.views)
  .option('--minutes <number>', 'time that each part waits for', usualWait.minutes)
  .option('--go-on', 'go on to the next part at once')
  .option('--end', 'show everybody what is live')
  .option('--pictures <folder>', 'where pictures of a refusal go', 'northgate-refusal')
  .option('--json', 'one line of JSON on standard output, everything else on standard error')
  .action((candidate: string, { goOn, end, steps, views, minutes, ...flags }: CandidateFlags) => {
    const plan = sharePlanOf({ ...(steps && { steps }), views, minutes });
    const action = end ? 'end' : goOn ? 'go-on' : 'share';
    return move(candidate, flags, { action, order: action === 'share' && plan ? { share: plan } : {} });
  });

async function release(given: string | undefined, { share, steps, views, minutes, ...flags }: ReleaseFlags) {
  const { to, reason, acceptLook, preview } = flags;
  const plan = sharePlanOf({ ...(share && { share }), ...(steps && { steps }), views, minutes });
  const order = {
    ...(reason && { reason }),
    ...(acceptLook && { acceptLook }),
    ...(preview && { preview }),
    ...(plan && { share: plan }),
  };
  const token = await releaseToken(to);
  const say = sayFor(flags);
  const folder = given ?? (await buildHere(process.cwd(), 'production', say));
  const { release: sent, outcome } = await sendRelease(folder, { to, token, order, tell: say });
  const { app, version } = sent;
  await tellEnd(outcome, flags, { name: `${app} ${version}`, app, version });
}

async function move(
  candidate: string,
  flags: CommonFlags,
  wanted: Pick<CandidateRequest, 'action' | 'order'>,
): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(candidate)) throw new CliError(`${candidate} is no number of a candidate.`);
  const { to } = flags;
  const token = await releaseToken(to);
  const outcome = await moveCandidate(Number(candidate), { ...wanted, to, token, tell: sayFor(flags) });
  await tellEnd(outcome, flags, { name: `candidate ${candidate}` });
}

const sayFor =
  ({ json }: CommonFlags) =>
  (text: string) =>
    (json ? console.error : console.log)(`${colours.dim('·')} ${text}`);

async function tellEnd(
  outcome: SendOutcome,
  { json, pictures: into }: CommonFlags,
  { name, ...sent }: { name: string; app?: string; version?: string },
): Promise<void> {
  const refused = outcome.type === 'refused';
  const pictures = refused ? await keepPictures(outcome, into) : [];
  if (json) {
    const kept = refused ? { ...outcome, pictures, looks: undefined } : outcome;
    console.log(JSON.stringify({ ...sent, ...kept }));
  } else {
    const mark = refused ? colours.red('✘') : colours.green('✔');
    console.log(`${mark} ${tellOutcome(outcome, { name, pictures })}`);
  }
  if (refused) process.exitCode = 1;
}

// Whoever reads what is printed may stop, as `head` does: a release goes on.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

try {
  await program.parseAsync();
} catch (error) {
  const known = error instanceof CliError ? error.message : error;
  console.error(
    `${colours.red('✘')} ${known instanceof Error ? (known.stack ?? known.message) : String(known)}`,
  );
  process.exitCode = 1;
}
