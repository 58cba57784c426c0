import type { ApiError } from '@northgate/api-client/api-error';
import { chatAboutHeader } from '@northgate/contracts/chat-about';
import { frame } from '@northgate/contracts/frame';
import { readAnswer, type Reply } from './conversation.logic';
import { readBody } from './read-body';

/** How a question ended: answered, failed or not in time. */
export type Outcome = { kind: 'answered'; reply: Reply } | { kind: 'failed' | 'late' };

/** A question on its way. */
export interface Asked {
  outcome: Promise<Outcome>;
  /** For when nobody waits for it any more. */
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
export function askAssistant(message: string, asking: Asking): Asked {
  const controller = new AbortController();
  return { outcome: answer(message, asking, controller.signal), drop: () => controller.abort() };
}

async function answer(message: string, asking: Asking, signal: AbortSignal): Promise<Outcome> {
  const { limit: timeout = 0, about, onText } = asking;
  const headers = {
    accept: 'text/event-stream, application/json',
    ...(about ? { [chatAboutHeader]: about } : {}),
  };
  try {
    const api = await frame().api();
    const { data, headers: answered } = await api.post<ReadableStream<Uint8Array>>(
      '/api/chat',
      { message },
      { responseType: 'stream', timeout, signal, headers },
    );
    const reply = readAnswer(await readBody(data, String(answered['content-type']), onText));
    return reply ? { kind: 'answered', reply } : { kind: 'failed' };
  } catch (error) {
    return { kind: (error as ApiError).kind === 'late' ? 'late' : 'failed' };
  }
}
