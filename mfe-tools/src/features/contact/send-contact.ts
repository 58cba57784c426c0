import type { ContactRequest } from '@northgate/contracts/contact';
import { frame } from '@northgate/contracts/frame';
import { campaignOfVisit } from './campaign-of-visit';
import { keyOf } from './contact-attempt';
import type { FormKind } from './form-kind';

/** Sends a checked message; true once the api has accepted it. The body of its answer is not read. */
export async function sendContact(
  values: ContactRequest & { website?: string },
  { attempt }: FormKind,
): Promise<boolean> {
  const idempotencyKey = keyOf(values, attempt);
  try {
    const api = await frame().api();
    const campaign = campaignOfVisit();
    const body = campaign ? { ...values, campaign } : values;
    await api.post('/api/contact', body, { idempotencyKey, responseType: 'stream' });
    return true;
  } catch {
    return false;
  }
}
