import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordedComposition, type RecordedComposition } from '@northgate/contracts/recorded-composition.js';
import type { Release } from '@northgate/contracts/release.js';
import { rendererSetup, type PlacedRelease, type RendererSetup } from './renderer-setup.js';

/** A recorded composition with an app's own release in it. */
export interface Composition {
  setup: RendererSetup;
  /** All releases, the own one in place of the recorded one. */
  releases: PlacedRelease[];
}

/** The composition recorded in a folder. Throws a sentence when there is none. */
export async function readRecording(folder: string): Promise<RecordedComposition> {
  const text = await readFile(join(folder, 'composition.json'), 'utf8').catch(() => {
    throw new Error(`${folder} holds no recorded composition; northgate record makes one.`);
  });
  return recordedComposition.parse(JSON.parse(text));
}

/** Puts an app's own release among the recorded ones. Throws a sentence when nothing was recorded. */
export async function composeWith(own: PlacedRelease, recording: string): Promise<Composition> {
  const { revision, brand, releases: recorded } = await readRecording(recording);
  const others = recorded
    .filter(({ app }) => app !== own.release.app)
    .map((release) => ({ release, folder: join(recording, release.app, release.version) }));
  const shell = others.find(({ release }) => release.app === 'shell');
  if (!shell) throw new Error(`${recording} has no release of the host.`);
  const remotes = [...others.filter((one) => one !== shell), own];
  const setup = await rendererSetup({ shell, remotes, brand, revision });
  const menu = remotes.flatMap(({ release }: { release: Release }) => release.menu);
  return { setup: { ...setup, input: { ...setup.input, menu } }, releases: [shell, ...remotes] };
}
