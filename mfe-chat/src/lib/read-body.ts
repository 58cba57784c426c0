import { createParser } from 'eventsource-parser';

type Body = ReadableStream<Uint8Array>;

/** The body of an answer, which comes as JSON or in events. `onText` hears all that was written of one in events so far. */
export async function readBody(body: Body, type: string, onText: (text: string) => void): Promise<unknown> {
  if (type.startsWith('text/event-stream')) return readEvents(body, onText);
  let text = '';
  for await (const piece of piecesOf(body)) text += piece;
  return JSON.parse(text);
}

/** The last event is the answer. Nothing when it ends without one. */
async function readEvents(body: Body, onText: (text: string) => void): Promise<unknown> {
  let written = '';
  let answer: unknown;
  const parser = createParser({
    onEvent({ event, data }) {
      const content: unknown = JSON.parse(data);
      if (event === 'answer') answer = content;
      if (event !== 'text') return;
      written += (content as { text: string }).text;
      onText(written);
    },
  });
  for await (const piece of piecesOf(body)) parser.feed(piece);
  return answer;
}

/** Not every browser can iterate over a stream. */
async function* piecesOf(body: Body): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    yield decoder.decode(value, { stream: true });
}
