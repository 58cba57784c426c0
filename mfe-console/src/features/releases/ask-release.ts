import type { ReleaseAction } from '@northgate/contracts/console/releases';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { client } from '../../lib/client';
import { notify } from '../../lib/notices';

/** Asks for something to be done to releases; how it goes comes with the events. */
export async function askRelease(action: ReleaseAction): Promise<string | null> {
  try {
    const { data } = await client.post<{ action: string }>('/api/releases/actions', action);
    return data.action;
  } catch (error) {
    notify({ text: sentenceOf(error), kind: 'failed' });
    return null;
  }
}
