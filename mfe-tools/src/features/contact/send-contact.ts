import type { ContactRequest } from '@northgate/contracts/contact';
import { frame } from '@northgate/contracts/frame';
import { keyOf } from './contact-attempt';

/** Sends a checked message; true once the api has accepted it. The body of its answer is not read. */
export async function sendContact(values: ContactRequest): Promise<boolean> {
  const headers = { 'Idempotency-Key': keyOf(values) };
  try {
    await frame().send('POST', '/api/contact', values, { headers });
    return true;
  } catch {
    return false;
  }
}
