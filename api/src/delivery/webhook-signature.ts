import { createHmac } from 'node:crypto';

/** The headers a receiver checks: HMAC-SHA256 over the timestamp (seconds), a dot and the body, in hex. */
export const signatureHeaders = (
  secret: string,
  timestamp: number,
  body: string,
): Record<string, string> => ({
  'webhook-timestamp': String(timestamp),
  'webhook-signature': `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
});
