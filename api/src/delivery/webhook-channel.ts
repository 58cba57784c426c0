import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { StoredLead } from '../leads/lead.js';
import { DeliveryChannel, DeliveryFailure } from './delivery-channel.js';
import { isLoopback, isPublic, meansLoopback } from '../network-address.js';
import { signatureHeaders } from '@northgate/contracts/signature.js';

export interface WebhookSettings {
  url: string;
  secret: string;
}

/** Longest time for everything, from looking up the name to the end of the answer, in milliseconds. */
const longestAttempt = 10_000;

/** Most bytes of an answer that are read; nothing in it is used. */
const answerLimit = 64 * 1024;

/** Posts each lead as signed JSON. */
export class WebhookChannel extends DeliveryChannel {
  readonly name = 'webhook';
  readonly deadlineMs: number;
  private readonly url: URL;

  constructor(
    private readonly settings: WebhookSettings,
    deadlineMs = longestAttempt,
    private readonly resolve: typeof systemLookup = systemLookup,
  ) {
    super();
    this.url = new URL(settings.url);
    this.deadlineMs = Math.min(deadlineMs, longestAttempt);
  }

  async deliver(lead: StoredLead, signal: AbortSignal): Promise<void> {
    const status = await this.post(lead.id, JSON.stringify(eventOf(lead)), signal);
    if (status >= 200 && status < 300) return;
    const redirect = status >= 300 && status < 400 ? '; redirects are not followed' : '';
    throw new DeliveryFailure(`the webhook answered ${status}${redirect}`, false);
  }

  private async post(eventId: string, body: string, signal: AbortSignal): Promise<number> {
    const { request } = this.url.protocol === 'https:' ? https : http;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'webhook-id': eventId,
      ...signatureHeaders(this.settings.secret, Math.floor(Date.now() / 1000), body),
    };
    try {
      return await new Promise<number>((resolve, reject) => {
        const options = {
          method: 'POST',
          headers,
          signal,
          agent: false as const,
          lookup: this.guardedLookup,
        };
        request(this.url, options, (response) => readStatus(response, resolve))
          .on('error', reject)
          .end(body);
      });
    } catch (error) {
      if (error instanceof DeliveryFailure) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      throw new DeliveryFailure(
        signal.aborted ? 'the webhook took too long' : `the webhook could not be reached: ${code ?? message}`,
        true,
      );
    }
  }

  /** Connects only to what the name means right now, and only when that is public or plainly this machine. */
  private readonly guardedLookup: LookupFunction = (hostname, options, callback) => {
    const allowed = meansLoopback(this.url) ? isLoopback : isPublic;
    this.resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('the name has no address'), '');
      if (!addresses.every(({ address }) => allowed(address))) {
        return callback(new DeliveryFailure('the webhook leads into a private network', true), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** The status decides; the rest of the answer is read up to the limit, so that an ordinary receiver can finish. */
function readStatus(response: http.IncomingMessage, resolve: (status: number) => void): void {
  let bytes = 0;
  const done = () => resolve(response.statusCode!);
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > answerLimit) response.destroy();
  });
  response.on('close', done).on('error', done);
}

const eventOf = ({ id, createdAt, flagReasons, ...contact }: StoredLead) => ({
  type: 'lead.created',
  id,
  createdAt,
  flagReasons,
  lead: contact,
});
