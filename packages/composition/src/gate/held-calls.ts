import { chatAnswer, chatEvents } from '@northgate/contracts/chat.js';
import { contactAnswer } from '@northgate/contracts/contact.js';
import type { CDPSession } from 'playwright-core';

/** What the assistant says to the gate, one question after the other: the page has to show it. */
export const assistantSays = [
  'Nobody asked: the gate looks at how an answer is shown.',
  'Nobody asked again: the gate looks at how a second answer is shown.',
] as const;

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** What the api answers when it takes what is sent, by path. */
const answers: Record<string, (accept: string, response: string) => Answer> = {
  '/api/contact': () => json(201, contactAnswer.parse({ ok: true })),
  '/api/chat': (accept, response) => {
    const answer = chatAnswer.parse({ response, sources: [{ title: 'Contact', path: '/contact' }] });
    if (!accept.includes('text/event-stream')) return json(200, answer);
    const body = `event: ${chatEvents.answer}\ndata: ${JSON.stringify(answer)}\n\n`;
    return { status: 200, type: 'text/event-stream', body };
  },
};

const json = (status: number, content: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(content),
});

/**
 * What a page sends to the api: nothing of it arrives there. Only requests to the api are held up; a route of Playwright would hold
 * up every request of the page.
 */
export class HeldCalls {
  /** What the page is answered by the assistant where the api takes what is sent; null while nothing can be taken. */
  says: string | null = null;

  private constructor(private readonly session: CDPSession) {}

  static async of(session: CDPSession): Promise<HeldCalls> {
    const calls = new HeldCalls(session);
    session.on('Fetch.requestPaused', ({ requestId, request: { method, url, headers } }) => {
      const answered =
        method === 'GET'
          ? session.send('Fetch.continueRequest', { requestId })
          : calls.answer(requestId, new URL(url).pathname, headers);
      // A page that is closed or left asks for nothing any more.
      answered.catch(() => {});
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
    return calls;
  }

  private async answer(requestId: string, path: string, headers: Record<string, string>): Promise<void> {
    const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === 'accept')?.[1] ?? '';
    const answer = this.says === null ? undefined : answers[path]?.(accept, this.says);
    await this.session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answer?.status ?? 503,
      ...(answer && {
        responseHeaders: [{ name: 'content-type', value: answer.type }],
        body: Buffer.from(answer.body).toString('base64'),
      }),
    });
  }
}
