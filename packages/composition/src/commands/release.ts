import type { AppName } from '@northgate/contracts/release.js';
import type { Revision, Share } from '@northgate/contracts/revision.js';
import type { SharePlan } from '@northgate/contracts/sent-release.js';
import { sharePlanOf, type ShareFlags } from '@northgate/cli/share-flags.js';
import { Shares } from '../shares/shares.js';
import { candidateLife } from '../candidates/candidate.js';
import { linkTo } from '../candidates/candidate-links.js';
import { OperatorError } from '../operator-error.js';
import { checkTypes } from '../publish/check-types.js';
import type { Composed } from '../release/attempt-step.js';
import { GateRefusal } from '../release/gate-refusal.js';
import { releaseApps, type ReleaseOptions } from '../release/release-apps.js';
import { releaseElsewhere } from './release-elsewhere.js';
import { say, sayDone, sayElsewhere } from './say.js';
import { tellShare } from './shares.js';
import { openWorkspace, type Workspace } from '../release/workspace.js';

interface ReleaseFlags extends ShareFlags {
  reason: string;
  skipBrowser?: string;
  acceptLook?: boolean;
  json?: boolean;
  to?: string;
  preview?: boolean;
}

/** `npm run release -- mfe-blog`: builds apps, takes them through the gate and makes them live in one step. */
export async function release(apps: AppName[], flags: ReleaseFlags): Promise<void> {
  const { json = false, to } = flags;
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  const tell = json ? sayElsewhere : say;
  const workspace = await openWorkspace();
  const plan = sharePlanOf(flags);
  const checkAll = async () => {
    const checked = await checkTypes(workspace.root, apps);
    tell(`Types of ${checked.join(', ')} fit (${seconds()} s)`);
  };
  let checking: Promise<void> | undefined;
  const typesFit = () => (checking ??= checkAll());
  try {
    if (to !== undefined)
      return await releaseElsewhere(apps, { ...flags, to, plan, typesFit, workspace, tell });
    const options = optionsOf(
      { ...flags, preview: flags.preview || plan !== undefined },
      { typesFit, workspace, tell },
    );
    const composed = await releaseApps(apps, flags.reason, options);
    const shown = composed && (await show(composed, { plan, workspace }));
    if (json) print({ apps, ...resultOf(apps, composed), ...shown, seconds: seconds() });
    else tellResult(apps, { composed, ...shown, seconds: seconds() });
  } catch (error) {
    if (!json || !(error instanceof GateRefusal)) throw error;
    const { problems, held } = error;
    print({ apps, released: false, held, problems, seconds: seconds() });
    process.exitCode = 1;
  }
}

/** What a release here is made with. Throws `OperatorError` for a candidate that nobody would look at. */
function optionsOf(
  { skipBrowser, acceptLook = false, preview }: ReleaseFlags,
  { typesFit, workspace, tell }: Pick<ReleaseOptions, 'typesFit' | 'tell'> & { workspace: Workspace },
) {
  if (preview && skipBrowser !== undefined)
    throw new OperatorError(
      'A candidate is made to be looked at, by the gate too: leave --skip-browser out.',
    );
  const previewUntil = preview ? new Date(Date.now() + candidateLife).toISOString() : undefined;
  return {
    ...workspace,
    mode: 'production' as const,
    typesFit,
    skipBrowser,
    acceptLook,
    previewUntil,
    tell,
  };
}

interface Shown {
  link?: string | undefined;
  share?: Share | undefined;
}

/** Where a candidate is looked at, and the share that begins with it when there is a plan. */
async function show(
  { revision }: Composed,
  { plan, workspace }: { plan: SharePlan | undefined; workspace: Workspace },
): Promise<Shown> {
  if (!revision.candidate) return {};
  const link = await linkTo(revision, workspace);
  return { link, share: plan && (await new Shares(workspace).begin(revision.number, plan)) };
}

interface Result extends Shown {
  composed: Composed | null;
  seconds: number;
}

function tellResult(apps: AppName[], { composed, link, share, seconds }: Result): void {
  if (!composed) return sayDone(`${apps.join(', ')}: live already in this version.`);
  const { revision, rendered } = composed;
  if (link) tellCandidate(revision, link);
  if (share) tellShare(share);
  if (link) return;
  const versions = apps.map((app) => `${app} ${revision.apps[app]?.version}`).join(', ');
  sayDone(`Revision ${revision.number} is live: ${versions}, ${rendered.length} pages, ${seconds} s.`);
  say(`Rendered: ${rendered.join(' ')}`);
}

function tellCandidate({ number, candidate }: Revision, link: string): void {
  sayDone(`Candidate ${number} passed the gate and can be looked at until ${candidate?.expiresAt}:`);
  console.log(link);
  say(`npm run promote -- ${number} makes it live.`);
}

function resultOf(apps: AppName[], composed: Composed | null): object {
  if (!composed) return { released: false, unchanged: true, problems: [] };
  const { revision, rendered } = composed;
  const versions = Object.fromEntries(apps.map((app) => [app, revision.apps[app]?.version]));
  return {
    released: !revision.candidate,
    revision: revision.number,
    versions,
    rendered,
    gate: revision.gate,
    problems: [],
  };
}

const print = (result: object): void => console.log(JSON.stringify(result));
