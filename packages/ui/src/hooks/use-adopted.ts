import { useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * True for the life of a component that has taken over server markup, however late it hydrated; false for one that is
 * new, also when React renders anew because hydrating failed. It never renders the component a second time: an
 * update would reach parts inside that still wait to hydrate, and cost them their markup.
 */
export function useAdopted(): boolean {
  const answer = useRef<boolean | null>(null);
  // React asks for the server's snapshot while hydrating only; the answer of the first rendering stands from then on.
  const adopted = useSyncExternalStore(
    neverChanges,
    () => answer.current ?? false,
    () => true,
  );
  if (answer.current === null) answer.current = adopted;
  return adopted;
}
