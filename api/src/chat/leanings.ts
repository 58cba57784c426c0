import { nearness, type TextVector } from './word-vectors.js';

/** Which way the questions near to one lean, as logarithms of shares; 0 where they lean neither way. */
export interface Leanings {
  /** To what is asked of the world at large, away from what the site is asked. */
  world: number;
  /** To what the site does not say, away from what it says. */
  silent: number;
}

/** How much more the nearest count than those a little farther away. */
const sharpness = 12;

/** Weighs all known questions by their nearness to one: many that are rather near say more than a single one. */
export function leaningsOf(
  vector: TextVector,
  ways: { vectors: Float32Array; isSilent: (way: number) => boolean },
  background: Float32Array,
): Leanings {
  const size = vector.length;
  const weightAt = (vectors: Float32Array, from: number) =>
    Math.exp(sharpness * nearness(vector, vectors, from));
  let [silent, stated, world] = [0, 0, 0];
  for (let from = 0; from < ways.vectors.length; from += size) {
    const weight = weightAt(ways.vectors, from);
    if (ways.isSilent(from / size)) silent += weight;
    else stated += weight;
  }
  for (let from = 0; from < background.length; from += size) world += weightAt(background, from);
  if (silent === 0 || stated === 0 || world === 0) return { world: 0, silent: 0 };
  return { world: Math.log(world / (silent + stated)), silent: Math.log(silent / stated) };
}
