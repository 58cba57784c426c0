import { useReducedMotion } from '@northgate/ui/hooks/use-quiet';
import { useSeen } from '@northgate/ui/hooks/use-seen';
import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds from the moment the bars are seen until they fill. */
export const fillsAfter = 500;

/** True once bars should show their values: a while after they were seen, at once when less motion is wanted. */
export function useFilled(element: RefObject<Element | null>): boolean {
  const seen = useSeen(element);
  const still = useReducedMotion();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(() => setFilled(true), fillsAfter);
    return () => clearTimeout(timer);
  }, [seen]);
  return still || filled;
}
