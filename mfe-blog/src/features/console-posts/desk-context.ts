import type { PanelProps } from '@northgate/contracts/console/panel';
import { createContext, useContext } from 'react';

/** Who is at work on posts, and their ways to the api. */
interface PostDesk extends Pick<PanelProps, 'client' | 'notify'> {
  mayChange: boolean;
}

export const DeskContext = createContext<PostDesk | null>(null);

/** Throws outside of the panel. */
export function useDesk(): PostDesk {
  const desk = useContext(DeskContext);
  if (desk) return desk;
  throw new Error('Posts are worked on in their panel only.');
}
