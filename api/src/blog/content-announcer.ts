import { Injectable, Logger } from '@nestjs/common';
import { createApiClient } from '@northgate/api-client/create-api-client.js';
import { signatureHeaders } from '@northgate/contracts/signature.js';
import { Environment } from '../environment.js';

/** How long the page server may take to say that it has heard, in milliseconds. */
const deadline = 2000;

/** Tells the page server that content has changed; it also asks by itself, so a message may be lost. */
@Injectable()
export class ContentAnnouncer {
  private readonly logger = new Logger('ContentHook');
  private readonly client = createApiClient({
    timeout: deadline,
    responseType: 'text',
    fetchOptions: { redirect: 'error' },
  });

  constructor(private readonly environment: Environment) {}

  /** Resolves once the page server has heard, or will have to find out by asking. */
  async announce(tag: string): Promise<void> {
    const { hook } = this.environment.publishing;
    if (!hook) return;
    const body = JSON.stringify({ type: 'content.changed', tag });
    const signed = signatureHeaders(hook.secret, Math.floor(Date.now() / 1000), body);
    try {
      await this.client.post(hook.url, body, { headers: signed });
    } catch (error) {
      this.logger.warn(`the page server was not told of new content: ${(error as Error).message}`);
    }
  }
}
