import { frame } from '@northgate/contracts/frame';
import { readAnswer, type Reply } from './conversation.logic';

/** How a question ended: answered, failed, not in time, or dropped because nobody waits for it any more. */
export type Outcome = { kind: 'answered'; reply: Reply } | { kind: 'failed' | 'late' | 'dropped' };

/** A question on its way. */
export interface Asked {
  outcome: Promise<Outcome>;
  drop: () => void;
}

/** Sends one question and nothing else. With a `limit` in milliseconds, the whole answer must be there by then. */
export function askAssistant(message: string, limit?: number): Asked {
  const controller = new AbortController();
  const stop = (kind: 'late' | 'dropped') => controller.abort({ kind } satisfies Outcome);
  const timer = limit === undefined ? undefined : setTimeout(() => stop('late'), limit);
  const stopped = new Promise<Outcome>((resolve) =>
    controller.signal.addEventListener('abort', () => resolve(controller.signal.reason as Outcome)),
  );
  const outcome = Promise.race([stopped, answer(message, controller.signal)]);
  return { outcome: outcome.finally(() => clearTimeout(timer)), drop: () => stop('dropped') };
}

async function answer(message: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const response = await frame().send('POST', '/api/chat', { message }, { signal });
    const reply = readAnswer(await response.json());
    return reply ? { kind: 'answered', reply } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
