import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const same = () => 0;

/**
 * True for the life of a component that has taken over server markup, however late it hydrated; false for one that is
 * new, also when React renders anew because hydrating failed. It never renders the component a second time: an
 * update would reach parts inside that still wait to hydrate, and cost them their markup.
 */
export function useAdopted(): boolean {
  const [adopted] = useState(() => ({ yes: false }));
  // React reads the server's snapshot while hydrating only.
  useSyncExternalStore(never, same, () => {
    adopted.yes = true;
    return 0;
  });
  return adopted.yes;
}
