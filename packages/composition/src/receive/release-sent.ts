import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AppName, Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import type { Released } from '@northgate/contracts/sent-release.js';
import { candidateLife } from '../candidates/candidate.js';
import { linkTo } from '../candidates/candidate-links.js';
import type { Workspace } from '../release/workspace.js';
import { publishRelease } from '../publish/publish-release.js';
import { GateRefusal } from '../release/gate-refusal.js';
import type { LookOptions } from '../release/judge-candidate.js';
import { Shares } from '../shares/shares.js';
import type { Store } from '../store/store.js';
import { Quarantine } from './quarantine.js';
import type { ReleaseEnd, ReleaseTask } from './release-messages.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';

/** What releasing works with; `tell` hears what goes on. */
export type Releasing = Pick<Workspace, 'store' | 'composer' | 'environment'> & {
  tell: (text: string) => void;
};

/** Where releases lie that are being sent. */
export const quarantineFolder = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'quarantine');

/**
 * Puts a release that was sent whole into the store and takes it through the gate. Throws `SendingRefusal` when it is not
 * whole; then nothing of it is in the store.
 */
export async function releaseSent(task: ReleaseTask, releasing: Releasing): Promise<ReleaseEnd> {
  const { app, version, order } = task;
  const { store, composer, tell } = releasing;
  const release = await enter(app, version, releasing);
  const live = await store.live();
  if (live?.revision.apps[app]?.version === version) return { type: 'unchanged' };
  tell(`Rendering what ${app} ${version} changes …`);
  const look = { acceptLook: order.acceptLook, tell };
  return endOf({ app, version, store }, async () => {
    if (order.preview || order.share) return candidateOf(release, task, { ...releasing, look });
    const { revision, rendered } = await composer.release([release], order.reason, null, look);
    return { type: 'released', ...told(revision, rendered) };
  });
}

async function candidateOf(
  release: Release,
  { order, by }: ReleaseTask,
  { store, composer, environment, look }: Releasing & { look: LookOptions },
): Promise<ReleaseEnd> {
  const expiresAt = new Date(Date.now() + candidateLife).toISOString();
  const { revision, rendered } = await composer.preview([release], order.reason, expiresAt, look);
  const link = await linkTo(revision, { environment });
  const candidate = { ...told(revision, rendered), link, expiresAt };
  if (!order.share) return { type: 'candidate', ...candidate };
  const { percent } = await new Shares({ store, composer, author: by }).begin(revision.number, order.share);
  return { type: 'shared', ...candidate, percent };
}

/** The release as the store has it, with what is in quarantine once that is whole. */
async function enter(
  app: AppName,
  version: string,
  { store, environment, tell }: Releasing,
): Promise<Release> {
  const quarantine = new Quarantine(quarantineFolder(environment), app, version);
  const sent = await quarantine.release();
  const stored = await store.readRelease(app, version).catch(() => null);
  if (!sent) {
    if (!stored) throw new SendingRefusal('nothing-sent', `Nothing of ${app} ${version} has been sent.`);
    return stored;
  }
  refuseOther(sent, stored);
  const folder = await store.scratchFolder();
  try {
    tell(`Putting ${app} ${version} together …`);
    await quarantine.assemble(sent, store, folder);
    await publishRelease(store, folder, sent);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await quarantine.clear();
  return sent;
}

/** A version that is in the store stays what it is, whichever sources made it the same. Throws `SendingRefusal`. */
export function refuseOther(sent: Release, stored: Release | null): void {
  if (stored && !isDeepStrictEqual(stored, { ...sent, source: stored.source }))
    throw new SendingRefusal(
      'version-taken',
      `${sent.app} ${sent.version} is in the store with other content.`,
    );
}

/** What the gate made of a release, with the pictures it took. */
export async function endOf(
  { app, version, store }: { app: AppName; version: string; store: Store },
  run: () => Promise<ReleaseEnd>,
): Promise<ReleaseEnd> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof GateRefusal)) throw error;
    const refusals = (await store.refusals()).reverse();
    const kept = refusals.find((refusal) => refusal.app === app && refusal.version === version);
    const { problems, held } = error;
    return { type: 'refused', held, problems, pictures: kept?.pictures ?? [], looks: kept?.looks ?? [] };
  }
}

/** What a sender hears of a revision. */
export const told = (
  { number, apps, gate }: Revision,
  rendered: string[],
): Pick<Released, 'revision' | 'versions' | 'rendered' | 'gate'> => ({
  revision: number,
  versions: Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version])),
  rendered,
  gate,
});
