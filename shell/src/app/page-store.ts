import type { PageData } from '@northgate/contracts/page';
import type { PageModule } from '@northgate/contracts/remote';
import { createStore } from 'zustand/vanilla';

/** The page being shown and where its static parts' markup comes from. */
export interface ShownPage {
  data: PageData;
  /** Null on the page the visitor arrived at, whose markup React has adopted. */
  statics: Map<string, string> | null;
  /** The page's module where it is in memory already, so that the page shows without waiting. */
  module?: PageModule | null;
  /** True when neither the page nor the server could be reached; the frame then shows its own words. */
  unreachable?: boolean;
}

interface FrameState {
  page: ShownPage;
  previousPath: string | null;
  overlay: boolean;
  hydrating: boolean;
}

/** The host's state; it lives outside React so that a change touches only who reads it. */
export const frameStore = createStore<FrameState>(() => ({
  page: undefined as unknown as ShownPage,
  previousPath: null,
  overlay: false,
  hydrating: false,
}));
