import { availableParallelism } from 'node:os';
import type { BuildMode } from '@northgate/build/webpack-config.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { GateRecord } from '@northgate/contracts/revision.js';
import pLimit from 'p-limit';
import type { Environment } from '../environment.js';
import { crowding } from '../processes/crowding.js';
import { buildRelease, type BuiltRelease } from '../publish/build-release.js';
import { publishRelease } from '../publish/publish-release.js';
import { damagedFilesOf } from '../store/verify-release.js';
import type { Store } from '../store/store.js';
import type { Composed } from './attempt-step.js';
import type { Composer } from './composer.js';

/** What apps are released with. */
export interface ReleaseOptions {
  root: string;
  store: Store;
  composer: Composer;
  environment: Pick<Environment, 'gateTimes'>;
  mode: BuildMode;
  /** Rejects when the types of the apps do not fit. Begun beside the builds; called again it answers with the same check. */
  typesFit?: () => Promise<void>;
  /** Why pages are not opened in a browser before they go live; they are when this is left out. */
  skipBrowser?: string | null;
  /** True when pages may look different from what is live. */
  acceptLook?: boolean;
  /** Makes a candidate that can be looked at until then, an ISO text; nothing goes live. */
  previewUntil?: string | undefined;
  /** Called as work goes on, for people. */
  tell: (text: string) => void;
}

/** Each build is a process of its own that keeps one processor busy. */
const buildsAtOnce = Math.min(availableParallelism(), 2);

/** Builds the apps that have not been built from this source yet; after one that fails, none is begun any more. */
export async function buildApps(
  apps: readonly AppName[],
  { root, mode, environment, typesFit, tell }: ReleaseOptions,
): Promise<BuiltRelease[]> {
  // Whoever goes on with what was built waits for the answer.
  const beginTypeCheck = () => void typesFit?.().catch(() => {});
  const build = async (app: AppName) => {
    const began = performance.now();
    const result = await buildRelease(app, {
      root,
      mode,
      patience: environment.gateTimes.build * crowding(),
      onBuild: beginTypeCheck,
    });
    if (result.fresh) tell(`Built ${app} ${result.release.version} in ${seconds(began)}`);
    return result;
  };
  const together = pLimit({ concurrency: buildsAtOnce, rejectOnClear: true });
  const built = apps.map((app) => together(build, app));
  return Promise.all(built).catch(async (failure: unknown) => {
    together.clearQueue();
    await Promise.allSettled(built);
    throw failure;
  });
}

/**
 * Builds and publishes apps and makes them live together. Apps whose build is live already are left out; null when
 * nothing is left. Throws `GateRefusal` when the gate says no.
 */
export async function releaseApps(
  apps: readonly AppName[],
  reason: string,
  options: ReleaseOptions,
): Promise<Composed | null> {
  const { store, composer, tell, skipBrowser, acceptLook = false, previewUntil } = options;
  const built = await buildApps(apps, options);
  const next = await notLive(built, options);
  if (!next.length) return null;
  await options.typesFit?.();
  for (const { folder, release } of next) await publishRelease(store, folder, release);
  const began = performance.now();
  tell(`Rendering what ${next.map(({ release }) => release.app).join(', ')} changed …`);
  const releases = next.map(({ release }) => release);
  const look = { acceptLook, tell };
  const composed = await (previewUntil === undefined
    ? composer.release(releases, reason, skipBrowser, look)
    : composer.preview(releases, reason, previewUntil, look));
  tell(`Rendered ${composed.rendered.length} pages in ${seconds(began)}`);
  const { gate } = composed.revision;
  if (gate?.browser === 'passed') tell(`Looked at ${lookedAt(gate)} in a browser in ${gate.seconds} s`);
  if (gate?.browser === 'skipped' && !skipBrowser)
    tell(`WARNING: no page was opened in a browser. ${gate.note}`);
  return composed;
}

const lookedAt = ({ pages, places }: GateRecord): string =>
  [pages || !places ? `${pages} of them` : '', places ? `${places} places of the console` : '']
    .filter(Boolean)
    .join(' and ');

/** What is not live in this version. What is, and is damaged in the store, is published again. */
async function notLive(built: BuiltRelease[], { store, tell }: ReleaseOptions): Promise<BuiltRelease[]> {
  const live = (await store.live())?.revision.apps ?? {};
  const next: BuiltRelease[] = [];
  for (const one of built) {
    const { app, version } = one.release;
    const stored = await store.readRelease(app, version).catch(() => null);
    if (live[app]?.version !== version || !stored) next.push(one);
    else if ((await damagedFilesOf(store, stored)).length) {
      await publishRelease(store, one.folder, one.release);
      tell(`${app} ${version} was damaged in the store and is whole again`);
    }
  }
  return next;
}

const seconds = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
