import { Logger } from '@nestjs/common';
import type { AnswerEntry } from './answer-index.js';
import { CircuitBreaker, isRefused } from './circuit-breaker.js';
import type { EmbeddingsEndpoint } from './embeddings-endpoint.js';
import { nearness } from './word-vectors.js';

/** Texts that are sent at once, and milliseconds such a request and one for a question may take. */
const atOnce = 64;
const batchDeadline = 20_000;
const questionDeadline = 1000;

/** Where the api has been told to leave the service alone after failures. */
const rules = { failures: 3, pause: 30_000, atOnce: 16 };

/** Ways to ask what entries answer. A post is told by its title, so that many posts need little memory. */
const waysOf = (entries: readonly AnswerEntry[]) =>
  entries.flatMap(({ id, ask, answer }) =>
    (answer ? ask : ask.slice(0, 1)).map((text) => ({ entry: id, text })),
  );

/** How near questions are to entries in the eyes of a configured service; nothing while that does not answer. */
export class ProvidedMeaning {
  private readonly logger = new Logger('Embeddings');
  private readonly breaker = new CircuitBreaker(rules);
  private known = new Map<string, Float32Array>();
  private learnt: readonly AnswerEntry[] | undefined;
  private lessons = 0;

  constructor(private readonly endpoint: EmbeddingsEndpoint) {}

  /** Has what the entries answer embedded; what it knows already is not asked again. */
  async learn(entries: readonly AnswerEntry[]): Promise<void> {
    const lesson = (this.lessons += 1);
    const texts = [...new Set(waysOf(entries).map(({ text }) => text))];
    const next = new Map(
      texts.flatMap((text) => (this.known.has(text) ? [[text, this.known.get(text)!]] : [])),
    );
    const missing = texts.filter((text) => !next.has(text));
    try {
      for (let from = 0; from < missing.length; from += atOnce) {
        const batch = missing.slice(from, from + atOnce);
        const vectors = await this.endpoint.embed(batch, batchDeadline);
        batch.forEach((text, at) => next.set(text, vectors[at]!));
      }
      // A later index may have been embedded meanwhile.
      if (lesson !== this.lessons) return;
      this.known = next;
      this.learnt = entries;
      this.logger.log(`${next.size} questions are embedded`);
    } catch (error) {
      this.learnt = undefined;
      this.logger.warn(`embeddings are not used for now: ${(error as Error).message}`);
    }
  }

  /** How near a question is to each of the entries, by their places; undefined where the service has not answered. */
  async of(question: string, entries: readonly AnswerEntry[]): Promise<Float64Array | undefined> {
    if (this.learnt !== entries) return undefined;
    try {
      const [vector] = await this.breaker.run(
        () => this.endpoint.embed([question], questionDeadline),
        new AbortController().signal,
      );
      return this.nearnessToEach(vector!, entries);
    } catch (error) {
      if (!isRefused(error)) this.logger.warn(`a question was not embedded: ${(error as Error).message}`);
      return undefined;
    }
  }

  private nearnessToEach(vector: Float32Array, entries: readonly AnswerEntry[]): Float64Array {
    const near = new Float64Array(entries.length).fill(-1);
    for (const { entry, text } of waysOf(entries)) {
      const other = this.known.get(text);
      if (other?.length !== vector.length) throw new Error('its vectors have changed their length');
      near[entry] = Math.max(near[entry]!, nearness(vector, other, 0));
    }
    return near;
  }
}
