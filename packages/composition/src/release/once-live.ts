import type { Revision } from '@northgate/contracts/revision.js';
import type { Store } from '../store/store.js';

/** The revisions that were live at some time, oldest first: one whose publisher ended before its move never was. */
export async function onceLive(store: Store): Promise<Revision[]> {
  const named = new Set((await store.moves()).map(({ revision }) => revision));
  return (await store.revisions()).filter(({ number }) => named.has(number));
}
