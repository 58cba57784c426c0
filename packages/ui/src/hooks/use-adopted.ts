import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A snapshot that stays what it was when it was first asked for. */
function firstSnapshot() {
  let first: boolean | undefined;
  return (snapshot: boolean) => (first ??= snapshot);
}

/**
 * True for the life of a component that has taken over server markup, however late it hydrated; false for one that is
 * new, also when React renders anew because hydrating failed. It never renders the component a second time: an
 * update would reach parts inside that still wait to hydrate, and cost them their markup.
 */
export function useAdopted(): boolean {
  const [first] = useState(firstSnapshot);
  // React asks for the server's snapshot while hydrating only.
  return useSyncExternalStore(
    never,
    () => first(false),
    () => first(true),
  );
}
