import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia?.(reducedMotion);
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

const prefersReducedMotion = (): boolean => window.matchMedia?.(reducedMotion).matches ?? false;

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** True when the visitor asks for less motion; false while rendering on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false);

/** True when nothing may play by itself: reduced motion, or a connection that saves data. */
export const useQuiet = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => prefersReducedMotion() || savesData(),
    () => false,
  );
