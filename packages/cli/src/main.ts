import { Command } from 'commander';
import colours from 'picocolors';
import { CliError } from './cli-error.js';
import { keepPictures } from './keep-pictures.js';
import { releaseToken } from './release-token.js';
import { sendRelease } from './send-release.js';
import { tellOutcome } from './tell-outcome.js';

interface ReleaseFlags {
  to: string;
  reason?: string;
  acceptLook?: boolean;
  preview?: boolean;
  json?: boolean;
  pictures: string;
}

const program = new Command('northgate').description('Releases an app to a running site.');

program
  .command('release')
  .description('send a finished release, take it through the gate of the site and make it live')
  .argument('[folder]', 'folder with release.json', 'release')
  .requiredOption('--to <address>', 'control server of the site; token or identity in CONTROL_RELEASE_TOKEN')
  .option('--reason <text>', 'why, for the history')
  .option('--accept-look', 'its pages may look different from what is live')
  .option('--preview', 'make a candidate with an address of its own; nothing goes live')
  .option('--pictures <folder>', 'where pictures of a refusal go', 'northgate-refusal')
  .option('--json', 'one line of JSON on standard output, everything else on standard error')
  .action(release);

async function release(folder: string, { to, json, pictures: into, ...order }: ReleaseFlags): Promise<void> {
  const say = (text: string) => (json ? console.error : console.log)(`${colours.dim('·')} ${text}`);
  const token = await releaseToken(to);
  const { release: sent, outcome } = await sendRelease(folder, { to, token, order, tell: say });
  const { app, version } = sent;
  const refused = outcome.type === 'refused';
  const pictures = refused ? await keepPictures(outcome, into) : [];
  if (json) {
    const kept = refused ? { ...outcome, pictures, looks: undefined } : outcome;
    console.log(JSON.stringify({ app, version, ...kept }));
  } else {
    const mark = refused ? colours.red('✘') : colours.green('✔');
    console.log(`${mark} ${tellOutcome(outcome, { app, version, pictures })}`);
  }
  if (refused) process.exitCode = 1;
}

try {
  await program.parseAsync();
} catch (error) {
  const known = error instanceof CliError ? error.message : error;
  console.error(
    `${colours.red('✘')} ${known instanceof Error ? (known.stack ?? known.message) : String(known)}`,
  );
  process.exitCode = 1;
}
