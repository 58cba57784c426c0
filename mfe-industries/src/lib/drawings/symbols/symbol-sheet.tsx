import type { ReactNode } from 'react';
import { Drawing } from '@northgate/ui/drawings/drawing';

/** The sheet of a symbol, 48 × 48. */
export const SymbolSheet = ({ children }: { children: ReactNode }) => (
  <Drawing width={48} height={48} className="sym">
    {children}
  </Drawing>
);
