import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** Part of a store's present state, on the server and while hydrating too; zustand's own hook shows the initial one there. */
export function useStoreState<State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part {
  const part = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, part, part);
}
