import type { Share } from '@northgate/contracts/revision.js';
import { readStore, type ReadStore } from '@northgate/composition/store/read-store.js';

/** The share that is measured: its id and how many see it, in percent. */
export const measuredShare = { id: 1, percent: 5 };

/** A store that says of what is live that a part of the visitors sees the revision before it. Nothing is written. */
export function sharedStore(store: ReadStore): ReadStore {
  const live = async () => {
    const found = await store.live();
    if (!found) return null;
    const { revision, move } = found;
    const share: Share = {
      ...{ ...measuredShare, revision: revision.parent ?? revision.number, since: move.movedAt },
      ...{ steps: [5, 100], views: 1000, minutes: 60 },
    };
    return { revision, move: { ...move, share } };
  };
  return readStore(store, { live });
}
