import type { ReactNode } from 'react';

/** One entry of the page of examples. */
export interface Example {
  name: string;
  /** Where it comes from, as pages import it. */
  from: string;
  /** Drawn twice, by day and by night; `id` tells the two apart. */
  show: (id: string) => ReactNode;
  /** True when its two panels stand under each other, for parts as wide as the page. */
  wide?: boolean;
}
