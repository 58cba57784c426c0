import { PostFileError, PostLimitError } from './post-file.js';
import { postLimits } from './post-limits.js';
import { rowOf } from './post-source.js';
import type { RenderAnswer, RenderRequest } from './render-child.js';

/** A process of its own that makes rows of posts: whatever a text costs, it costs this process only. */

const faultOf = ({ line, field, reason }: PostFileError, limit: boolean): RenderAnswer => ({
  fault: { line, field, reason, limit },
});

async function answer({ source, name, text }: RenderRequest): Promise<RenderAnswer> {
  try {
    return { row: await rowOf(source, name, text) };
  } catch (error) {
    if (error instanceof PostFileError) return faultOf(error, error instanceof PostLimitError);
    // The stack is full: the front matter or the text stands deeper in itself than can be followed.
    if (error instanceof RangeError) {
      const reason = `must not be nested more than ${postLimits.depth} levels deep`;
      return { fault: { line: 1, field: 'post', reason, limit: true } };
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (request: RenderRequest) => {
  void answer(request).then((message) => process.send?.(message));
});
process.on('disconnect', () => process.exit());
// A signal to the whole group is the api's: it decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.send?.({ ready: true } satisfies RenderAnswer);
