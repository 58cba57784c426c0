import type { AppName } from '@northgate/contracts/release.js';
import type { Composed } from '../release/composer.js';
import { GateRefusal } from '../release/gate-refusal.js';
import { releaseApps } from '../release/release-apps.js';
import { say, sayDone, sayElsewhere } from './say.js';
import { openWorkspace } from './workspace.js';

interface ReleaseFlags {
  reason: string;
  skipBrowser?: string;
  acceptLook?: boolean;
  json?: boolean;
}

/** `npm run release -- mfe-blog`: builds one app, takes it through the gate and makes it live. */
export async function release(app: AppName, flags: ReleaseFlags): Promise<void> {
  const { reason, skipBrowser, acceptLook = false, json = false } = flags;
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  const tell = json ? sayElsewhere : say;
  const workspace = await openWorkspace();
  try {
    const options = { ...workspace, mode: 'production' as const, skipBrowser, acceptLook, tell };
    const composed = await releaseApps([app], reason, options);
    if (json) return print({ app, ...resultOf(app, composed), seconds: seconds() });
    if (!composed) return sayDone(`${app} is live already in this version.`);
    const { revision, rendered } = composed;
    sayDone(
      `Revision ${revision.number} is live: ${app} ${revision.apps[app]?.version}, ${rendered.length} pages, ${seconds()} s.`,
    );
    say(`Rendered: ${rendered.join(' ')}`);
  } catch (error) {
    if (!json || !(error instanceof GateRefusal)) throw error;
    const { problems, held } = error;
    print({ app, released: false, held, problems, seconds: seconds() });
    process.exitCode = 1;
  }
}

function resultOf(app: AppName, composed: Composed | null): object {
  if (!composed) return { released: false, unchanged: true, problems: [] };
  const { revision, rendered } = composed;
  const version = revision.apps[app]?.version;
  return { released: true, revision: revision.number, version, rendered, gate: revision.gate, problems: [] };
}

const print = (result: object): void => console.log(JSON.stringify(result));
