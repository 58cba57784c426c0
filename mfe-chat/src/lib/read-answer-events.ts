import { createParser } from 'eventsource-parser';

/** Whether an answer comes piece by piece. */
export const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * Reads an answer that comes in events: `onText` hears all that was written so far, the last event is the answer's
 * body. Nothing when it ends without one.
 */
export async function readAnswerEvents({ body }: Response, onText: (text: string) => void): Promise<unknown> {
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
  const reader = body!.getReader();
  const decoder = new TextDecoder();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    parser.feed(decoder.decode(value, { stream: true }));
  return answer;
}
