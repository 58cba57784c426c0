import type { PanelProps } from '@northgate/contracts/console/panel';
import { createContext, useContext } from 'react';

interface Desk extends Pick<PanelProps, 'client' | 'notify' | 'person'> {
  /** May change leads. */
  mayChange: boolean;
  /** May decide how long leads are kept, and about the data of persons. */
  mayDecide: boolean;
}

export const DeskContext = createContext<Desk | null>(null);

/** Who is at work, and their ways to the api. Throws outside of the panel. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no desk here.');
  return desk;
}
