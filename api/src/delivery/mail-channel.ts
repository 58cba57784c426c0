import type { Brand } from '@northgate/site/brand.js';
import { createTransport } from 'nodemailer';
import type { StoredLead } from '../leads/lead.js';
import { oneLine } from '../text/one-line.js';
import { DeliveryChannel, DeliveryFailure } from './delivery-channel.js';
import { leadMail, type Addresses } from './lead-mail.js';
import { meansLoopback } from '../network-address.js';

export interface MailSettings extends Addresses {
  smtpUrl: string;
}

/** Failures of the connection or the login; the mail itself was never judged. */
const connectionCodes = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EPROTOCOL',
]);

/** 421: the server is closing, whatever the mail. */
const closing = 421;

/** How long an unused connection is kept for the next lead, in milliseconds. */
const idleTimeout = 10_000;

/** Sends each lead as one e-mail, one after the other on one connection. */
export class MailChannel extends DeliveryChannel {
  readonly name = 'email';
  private readonly transport;

  constructor(
    private readonly settings: MailSettings,
    private readonly brand: Brand,
    readonly deadlineMs: number,
  ) {
    super();
    const url = new URL(settings.smtpUrl);
    this.transport = createTransport({
      url: settings.smtpUrl,
      pool: true,
      maxConnections: 1,
      // Only a mail of which nothing was sent is tried again by the pool; everything else is for the outbox.
      maxRequeues: 1,
      idleTimeout,
      connectionTimeout: deadlineMs,
      greetingTimeout: deadlineMs,
      socketTimeout: deadlineMs,
      dnsTimeout: deadlineMs,
      // A password crosses a network encrypted or not at all.
      requireTLS: url.password !== '' && !meansLoopback(url),
    });
  }

  async deliver(lead: StoredLead, signal: AbortSignal): Promise<void> {
    try {
      await this.transport.sendMail({ ...leadMail(lead, this.brand, this.settings), signal });
    } catch (error) {
      throw this.failure(error, signal);
    }
  }

  override close(): void {
    this.transport.close();
  }

  private failure(error: unknown, signal: AbortSignal): DeliveryFailure {
    if (signal.aborted) return new DeliveryFailure('the mail server took too long', true);
    const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
    const unreachable = connectionCodes.has(code ?? '') || responseCode === closing;
    return new DeliveryFailure(this.withoutPassword(oneLine(message)), unreachable);
  }

  /** A server may repeat what it was sent. */
  private withoutPassword(text: string): string {
    const { password } = new URL(this.settings.smtpUrl);
    const secrets = [password, decodeURIComponent(password)].filter((secret) => secret !== '');
    return secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
  }
}
