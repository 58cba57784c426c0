import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { cappedPieces, readCapped } from './read-capped.js';

/** Largest answer that is read, in bytes, with everything that is packed around its text. */
const largest = 256 * 1024;

const choice = z.object({
  message: z.object({ content: z.string() }).optional(),
  delta: z.object({ content: z.string().nullish() }).optional(),
  finish_reason: z.string().nullish(),
});
const completion = z.object({ choices: z.array(choice) });

export interface CompletionListener {
  signal: AbortSignal;
  onText: (piece: string) => void;
}

/** Reads a chat completion, whole or as events, and gives its text. Throws when it is cut off, too large or no completion. */
export async function readCompletion(response: Response, listener: CompletionListener): Promise<string> {
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  return (streams ? readEvents : readWhole)(response, listener);
}

async function readWhole(response: Response, { signal }: CompletionListener): Promise<string> {
  const body = await readCapped(response, largest, signal);
  return written(completion.parse(JSON.parse(body)).choices[0]?.message?.content);
}

async function readEvents(response: Response, { signal, onText }: CompletionListener): Promise<string> {
  let text = '';
  let finished = false;
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: largest,
    onEvent({ data }) {
      if (data === '[DONE]') return void (finished = true);
      const [first] = completion.parse(JSON.parse(data)).choices;
      if (first?.finish_reason) finished = true;
      const piece = first?.delta?.content;
      if (!piece) return;
      text += piece;
      onText(piece);
    },
  });
  for await (const piece of cappedPieces(response, largest, signal)) {
    parser.feed(decoder.decode(piece, { stream: true }));
    if (finished) break;
  }
  if (!finished) throw new Error('its answer was cut off');
  return written(text);
}

function written(text: string | undefined): string {
  if (!text?.trim()) throw new Error('its answer had no text');
  return text.trim();
}
