import type { EndpointSettings } from '../environment.js';
import { readCompletion } from './completion.js';

export interface EndpointMessage {
  role: 'system' | 'user';
  content: string;
}

interface Listener {
  signal: AbortSignal;
  onText: (piece: string) => void;
}

/**
 * Rejects when a signal is aborted. The signal given to `fetch` is not enough: the fetch of Node 20 follows it by a weak
 * reference to the request, and once that is collected an answer is read on for ever.
 */
function aborted(signal: AbortSignal): Promise<never> {
  const rejection = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  rejection.catch(() => {});
  return rejection;
}

/** Asks an OpenAI-compatible service once. Follows no redirect and tries nothing twice. */
export class ChatEndpoint {
  constructor(private readonly settings: EndpointSettings) {}

  /** The text that was answered. Throws with a reason that never holds the key. */
  async complete(messages: EndpointMessage[], { signal, onText }: Listener): Promise<string> {
    const { deadline } = this.settings;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error(`no answer within ${deadline} ms`)), deadline);
    const giveUp = () => controller.abort(new Error('nobody waits any more'));
    signal.addEventListener('abort', giveUp);
    try {
      if (signal.aborted) giveUp();
      return await Promise.race([this.read(messages, controller.signal, onText), aborted(controller.signal)]);
    } catch (error) {
      // eslint-disable-next-line preserve-caught-error -- the cause may hold the key.
      throw new Error(this.reasonOf(error));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      // Ends a connection that was left before its end; one that was read to its end is kept for the next call.
      controller.abort();
    }
  }

  private async read(
    messages: EndpointMessage[],
    signal: AbortSignal,
    onText: Listener['onText'],
  ): Promise<string> {
    return readCompletion(await this.post(messages, signal), { signal, onText });
  }

  private async post(messages: EndpointMessage[], signal: AbortSignal): Promise<Response> {
    const { baseUrl, key, model } = this.settings;
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, stream: true, messages }),
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return response;
  }

  private reasonOf(error: unknown): string {
    const { message, cause } = error as Error & { cause?: Partial<Error> };
    const reason = cause?.message ? `${message}: ${cause.message}` : message;
    const { key } = this.settings;
    return (key ? reason.replaceAll(key, '[key]') : reason).slice(0, 300);
  }
}
