import { withinDeadline } from '@northgate/contracts/within-deadline.js';
import { z } from 'zod';
import type { EmbeddingsSettings } from '../environment.js';
import { readCapped } from './read-capped.js';

/** Largest answer that is read, in bytes. */
const largest = 16 * 1024 * 1024;

const embeddings = z.object({
  data: z.array(
    z.object({ index: z.number().int().nonnegative(), embedding: z.array(z.number()).min(1).max(4096) }),
  ),
});

/** Asks an OpenAI-compatible service for embeddings, once. Follows no redirect and tries nothing twice. */
export class EmbeddingsEndpoint {
  constructor(private readonly settings: EmbeddingsSettings) {}

  /** Directions of length 1, in the order of the texts. Throws with a reason that never holds the key. */
  async embed(texts: readonly string[], deadline: number): Promise<Float32Array[]> {
    const { key } = this.settings;
    try {
      const body = await withinDeadline((signal) => this.post(texts, signal), deadline);
      return inOrder(embeddings.parse(JSON.parse(body)).data, texts.length);
    } catch (error) {
      const { message } = error as Error;
      // eslint-disable-next-line preserve-caught-error -- the cause may hold the key.
      throw new Error((key ? message.replaceAll(key, '[key]') : message).slice(0, 300));
    }
  }

  private async post(texts: readonly string[], signal: AbortSignal): Promise<string> {
    const { baseUrl, key, model } = this.settings;
    const response = await fetch(`${baseUrl}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, input: texts }),
      redirect: 'error',
      signal,
    });
    const body = await readCapped(response, largest, signal);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return body;
  }
}

function inOrder(data: z.infer<typeof embeddings>['data'], wanted: number): Float32Array[] {
  const vectors = new Array<Float32Array | undefined>(wanted).fill(undefined);
  for (const { index, embedding } of data) vectors[index] = unit(embedding);
  const length = vectors[0]?.length;
  const found = vectors.filter((vector) => vector !== undefined && vector.length === length);
  if (found.length !== wanted || vectors.length !== wanted) throw new Error('it left texts out');
  return found as Float32Array[];
}

function unit(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers) || 1;
  return Float32Array.from(numbers, (number) => number / length);
}
