import { readCompletion } from './completion.js';

/** An OpenAI-compatible service: where it is, as whom it is asked and which model answers. */
export interface EndpointSettings {
  baseUrl: string;
  key: string | undefined;
  model: string;
  /** Milliseconds for one answer, from the request to the last byte. */
  deadline: number;
}

export interface EndpointMessage {
  role: 'system' | 'user';
  content: string;
}

interface Listener {
  signal: AbortSignal;
  onText: (piece: string) => void;
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
      return await readCompletion(await this.post(messages, controller.signal), onText);
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
