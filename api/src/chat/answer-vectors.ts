import type { FoundAnswer } from './answer-index.js';
import { normalised, type TextVector } from './word-vectors.js';

/** What all questions have in common says nothing about one of them. */
export function meanOf(vectors: TextVector[]): TextVector {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) vector.forEach((number, at) => (mean[at]! += number / vectors.length));
  return mean;
}

export const without = (vector: TextVector, common: TextVector): TextVector =>
  normalised(vector.map((number, at) => number - (common[at] ?? 0)));

/** Vectors of one length, one after the other. */
export function joined(vectors: TextVector[]): Float32Array {
  const length = vectors[0]?.length ?? 0;
  const all = new Float32Array(vectors.length * length);
  vectors.forEach((vector, at) => all.set(vector, at * length));
  return all;
}

/** Takes nearness from a service for embeddings, in the spread of the vectors that ship: certainty is fitted to that. */
export function seenBy(meaning: Float64Array, near: FoundAnswer[]): void {
  const own = spreadOf(near.map(({ nearness: value }) => value));
  const theirs = spreadOf([...meaning]);
  near.forEach((one, id) => {
    const scaled = own.mean + ((meaning[id]! - theirs.mean) * own.deviation) / theirs.deviation;
    one.nearness = Math.min(1, scaled);
  });
}

function spreadOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

/** Entries that are ranked for a question. */
export const mostRanked = 60;

/** Ids of entries, those with the highest value first. */
export const byFalling = (found: readonly FoundAnswer[], value: (one: FoundAnswer) => number): number[] =>
  found
    .map((one) => ({ id: one.entry.id, value: value(one) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, mostRanked)
    .map(({ id }) => id);
