import { createRoot, type Container, type Root } from 'react-dom-client-itself';
import type { ReactNode } from 'react';

/**
 * Stands in for React's `hydrateRoot`: the page that was served is older than the code at hand, so it is drawn anew
 * instead of taken over.
 */
export function hydrateRoot(container: Container, children: ReactNode): Root {
  const root = createRoot(container);
  root.render(children);
  return root;
}
