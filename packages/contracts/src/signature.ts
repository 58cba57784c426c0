import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signed request's time may be from the receiver's clock, in seconds. */
const tolerance = 300;

const signatureOf = (secret: string, timestamp: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** The headers a receiver checks: HMAC-SHA256 over the timestamp (seconds), a dot and the body, in hex. */
export const signatureHeaders = (
  secret: string,
  timestamp: number,
  body: string,
): Record<string, string> => ({
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signatureOf(secret, timestamp, body),
});

/** Whether headers sign this body with the secret, at most five minutes ago; compares in constant time. */
export function isSigned(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): boolean {
  const timestamp = Number(headers['webhook-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - timestamp) <= tolerance)) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body));
  const given = Buffer.from(String(headers['webhook-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
