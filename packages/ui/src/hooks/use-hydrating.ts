import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * True only while this component takes over server markup: parts that hydrate late are told apart from new ones, and
 * from those React renders again because hydrating failed.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
