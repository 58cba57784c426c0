import { withinDeadline } from '@northgate/contracts/within-deadline.js';
import type { EndpointSettings } from '../environment.js';
import { readCompletion, type CompletionListener } from './completion.js';

export interface EndpointMessage {
  role: 'system' | 'user';
  content: string;
}

/** Asks an OpenAI-compatible service once. Follows no redirect and tries nothing twice. */
export class ChatEndpoint {
  constructor(private readonly settings: EndpointSettings) {}

  /** The text that was answered. Throws with a reason that never holds the key. */
  async complete(messages: EndpointMessage[], { signal, onText }: CompletionListener): Promise<string> {
    try {
      return await withinDeadline(
        async (given) => readCompletion(await this.post(messages, given), { signal: given, onText }),
        this.settings.deadline,
        signal,
      );
    } catch (error) {
      // eslint-disable-next-line preserve-caught-error -- the cause may hold the key.
      throw new Error(this.reasonOf(error));
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
