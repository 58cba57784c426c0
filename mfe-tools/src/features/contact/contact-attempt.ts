import { randomId } from '@northgate/api-client/random-id';
import { sessionSlot, type SessionSlot } from '../../lib/session-slot';

interface Attempt {
  body: string;
  key: string;
}

/** The last message of a form and the idempotency key it was sent with. */
export const attemptSlot = (name: string): SessionSlot<Attempt> =>
  sessionSlot(name, (value) => {
    const { body, key } = (value ?? {}) as Partial<Attempt>;
    return typeof body === 'string' && typeof key === 'string' ? { body, key } : null;
  });

/**
 * The idempotency key of a message: the same one for every attempt to send the same texts, so that a message whose
 * answer was lost is stored once.
 */
export function keyOf(values: object, lastAttempt: SessionSlot<Attempt>): string {
  const body = JSON.stringify(values);
  const last = lastAttempt.read();
  if (last?.body === body) return last.key;
  const key = randomId();
  lastAttempt.write({ body, key });
  return key;
}
