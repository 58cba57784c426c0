import { useEffect, useState, type RefObject } from 'react';
import { useSeen } from './use-seen';
import { useReducedMotion } from './use-quiet';

/** Milliseconds from the moment the bars are seen until they rise. */
export const risesAfter = 500;

/** True once bars should show their values: a while after they were seen, at once when less motion is wanted. */
export function useRisen(element: RefObject<Element | null>): boolean {
  const seen = useSeen(element);
  const still = useReducedMotion();
  const [risen, setRisen] = useState(false);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(() => setRisen(true), risesAfter);
    return () => clearTimeout(timer);
  }, [seen]);
  return still || risen;
}
