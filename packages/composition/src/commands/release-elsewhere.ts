import { join } from 'node:path';
import { keepPictures } from '@northgate/cli/keep-pictures.js';
import { releaseToken } from '@northgate/cli/release-token.js';
import { sendRelease } from '@northgate/cli/send-release.js';
import { tellOutcome } from '@northgate/cli/tell-outcome.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { SharePlan } from '@northgate/contracts/sent-release.js';
import { OperatorError } from '../operator-error.js';
import { buildApps } from '../release/release-apps.js';
import { sayDone } from './say.js';
import type { Workspace } from '../release/workspace.js';

interface Elsewhere {
  /** Control server of the site. */
  to: string;
  reason: string;
  acceptLook?: boolean;
  preview?: boolean;
  plan?: SharePlan | undefined;
  skipBrowser?: string;
  json?: boolean;
  /** Rejects when the types of the apps do not fit; works once. */
  typesFit: () => Promise<void>;
  workspace: Workspace;
  tell: (text: string) => void;
}

/** `npm run release -- mfe-blog --to https://control.example`: builds apps here and releases them there, one after the other. */
export async function releaseElsewhere(apps: AppName[], options: Elsewhere): Promise<void> {
  const {
    to,
    reason,
    acceptLook = false,
    preview = false,
    plan,
    skipBrowser,
    json,
    typesFit,
    workspace,
    tell,
  } = options;
  if (skipBrowser !== undefined)
    throw new OperatorError('The gate of a site elsewhere cannot be told to skip its browser.');
  const token = workspace.environment.releaseToken ?? (await releaseToken(to));
  const order = { reason, acceptLook, preview, ...(plan && { share: plan }) };
  for (const { folder } of await buildApps(apps, { ...workspace, mode: 'production', typesFit, tell })) {
    // All apps are checked before the first is sent: what does not fit in one of them must not find another one live.
    const { release, outcome } = await sendRelease(folder, { to, token, order, check: typesFit, tell });
    const { app, version } = release;
    const refused = outcome.type === 'refused';
    const kept = join(workspace.root, '.cache', 'refusals', `${app}-${version}`);
    const pictures = refused ? await keepPictures(outcome, kept) : [];
    if (json) console.log(JSON.stringify({ app, version, ...outcome, pictures, looks: undefined }));
    else if (!refused) sayDone(tellOutcome(outcome, { name: `${app} ${version}`, pictures }));
    else throw new OperatorError(tellOutcome(outcome, { name: `${app} ${version}`, pictures }));
    if (refused) return void (process.exitCode = 1);
  }
}
