import { createParser } from 'eventsource-parser';

export interface ReadEvent {
  event: string | undefined;
  data: unknown;
  /** Milliseconds since reading began. */
  after: number;
}

/** Reads an answer of server-sent events to its end. */
export async function readEvents(response: Response): Promise<ReadEvent[]> {
  const began = performance.now();
  const events: ReadEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) =>
      events.push({ event, data: JSON.parse(data), after: performance.now() - began }),
  });
  const decoder = new TextDecoder();
  for await (const piece of response.body!) parser.feed(decoder.decode(piece, { stream: true }));
  return events;
}
