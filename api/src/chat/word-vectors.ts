import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordsOf } from './query-words.js';

/** Numbers of a word's vector. */
export const dimensions = 100;

/** Where the words and their vectors lie; how they were made stands in the README beside them. */
export const vectorsFolder = fileURLToPath(new URL('../../content/word-vectors', import.meta.url));

/** A direction in which texts of like meaning lie near each other; its length is 1, or 0 for a text without known words. */
export type TextVector = Float32Array;

/** How little the most frequent words count. */
const smoothing = 8e-4;

/** Vectors of words, from which those of texts are made. */
export class WordVectors {
  /** Length of each word's vector. */
  private readonly lengths: Float32Array;

  private constructor(
    private readonly places: ReadonlyMap<string, number>,
    private readonly numbers: Int8Array,
  ) {
    this.lengths = Float32Array.from({ length: places.size }, (_, place) => {
      const from = place * dimensions;
      return Math.hypot(...numbers.subarray(from, from + dimensions));
    });
  }

  /** Reads the table that ships. */
  static shipped(): WordVectors {
    const words = readFileSync(join(vectorsFolder, 'words.txt'), 'utf8').trimEnd().split('\n');
    const bytes = readFileSync(join(vectorsFolder, 'vectors.bin'));
    const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new WordVectors(new Map(words.map((word, place) => [word, place])), numbers);
  }

  /** Place of a word by frequency, 0 for the most frequent one; undefined for an unknown word. */
  rankOf(word: string): number | undefined {
    return this.places.get(word);
  }

  /** So many of the most frequent words. */
  mostFrequent(count: number): string[] {
    return [...this.places.keys()].slice(0, count);
  }

  /** The mean of a text's words, rare ones counting most. */
  of(text: string): TextVector {
    const sum = new Float32Array(dimensions);
    for (const word of new Set(wordsOf(text))) {
      const place = this.places.get(word);
      if (place !== undefined) this.add(sum, place);
    }
    return normalised(sum);
  }

  /** How near two words are, from -1 to 1; 0 where one is unknown. */
  nearnessOf(one: string, other: string): number {
    const first = this.places.get(one);
    const second = this.places.get(other);
    if (first === undefined || second === undefined) return 0;
    const [here, there] = [first * dimensions, second * dimensions];
    let sum = 0;
    for (let at = 0; at < dimensions; at += 1) sum += this.numbers[here + at]! * this.numbers[there + at]!;
    return sum / (this.lengths[first]! * this.lengths[second]!);
  }

  private add(sum: Float32Array, place: number): void {
    const from = place * dimensions;
    const share = 1 / ((place + 3) * 11);
    const weight = smoothing / (smoothing + share) / this.lengths[place]!;
    for (let at = 0; at < dimensions; at += 1) sum[at]! += this.numbers[from + at]! * weight;
  }
}

/** The same direction with length 1. */
export function normalised(vector: Float32Array): TextVector {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((number) => number / length);
}

/** How near two texts are, from -1 to 1; the vector of the other begins at `from` of `others`. */
export function nearness(one: TextVector, others: Float32Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * others[from + at]!;
  return sum;
}
