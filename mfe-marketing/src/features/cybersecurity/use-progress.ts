import { useReducedMotion } from '@northgate/ui/hooks/use-quiet';
import { useSeen } from '@northgate/ui/hooks/use-seen';
import { useEffect, useState, type RefObject } from 'react';
import { barTick, lastTick, progressAfter, type ProgressValues } from './simulation.logic';

/** The bars, climbing from the moment they are seen; at their caps at once when less motion is wanted. */
export function useProgress(element: RefObject<Element | null>): ProgressValues {
  const seen = useSeen(element);
  const still = useReducedMotion();
  const [ticks, setTicks] = useState(0);
  const climbing = seen && !still && ticks < lastTick;
  useEffect(() => {
    if (!climbing) return;
    const timer = setInterval(() => setTicks((tick) => tick + 1), barTick);
    return () => clearInterval(timer);
  }, [climbing]);
  return progressAfter(still ? lastTick : ticks);
}
