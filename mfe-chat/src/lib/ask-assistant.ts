import { chatAboutHeader } from '@northgate/contracts/chat-about';
import { frame } from '@northgate/contracts/frame';
import { readAnswer, type Reply } from './conversation.logic';
import { isEventStream, readAnswerEvents } from './read-answer-events';

/** How a question ended: answered, failed, not in time, or dropped because nobody waits for it any more. */
export type Outcome = { kind: 'answered'; reply: Reply } | { kind: 'failed' | 'late' | 'dropped' };

/** A question on its way. */
export interface Asked {
  outcome: Promise<Outcome>;
  drop: () => void;
}

interface Asking {
  /** Milliseconds within which the whole answer must be there. */
  limit?: number | undefined;
  /** What the answer before was about. */
  about?: string | undefined;
  /** Hears what has been written of the answer so far. */
  onText: (text: string) => void;
}

/** Sends one question and nothing else. The answer may come at once or, where the api writes it so, piece by piece. */
export function askAssistant(message: string, { limit, about, onText }: Asking): Asked {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (kind: 'late' | 'dropped') => controller.abort({ kind } satisfies Outcome);
  const timer = limit === undefined ? undefined : setTimeout(() => stop('late'), limit);
  const stopped = new Promise<Outcome>((resolve) =>
    signal.addEventListener('abort', () => resolve(signal.reason as Outcome)),
  );
  const hear = (text: string) => {
    if (!signal.aborted) onText(text);
  };
  const outcome = Promise.race([stopped, answer({ message, about, signal, onText: hear })]);
  return { outcome: outcome.finally(() => clearTimeout(timer)), drop: () => stop('dropped') };
}

const accepted = { accept: 'text/event-stream, application/json' };

interface Question extends Pick<Asking, 'about' | 'onText'> {
  message: string;
  signal: AbortSignal;
}

async function answer({ message, about, signal, onText }: Question): Promise<Outcome> {
  const headers = about ? { ...accepted, [chatAboutHeader]: about } : accepted;
  try {
    const response = await frame().send('POST', '/api/chat', { message }, { signal, headers });
    const body: unknown = isEventStream(response)
      ? await readAnswerEvents(response, onText)
      : await response.json();
    const reply = readAnswer(body);
    return reply ? { kind: 'answered', reply } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
