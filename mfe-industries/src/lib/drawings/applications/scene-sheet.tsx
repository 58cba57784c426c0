import type { ReactNode } from 'react';
import { Drawing } from '@northgate/ui/drawings/drawing';

/** The sheet of a use, 320 × 132. */
export const SceneSheet = ({ children }: { children: ReactNode }) => (
  <Drawing width={320} height={132}>
    {children}
  </Drawing>
);
