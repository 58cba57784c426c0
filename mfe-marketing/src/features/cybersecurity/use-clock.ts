import { useReducedMotion } from '@northgate/ui/hooks/use-quiet';
import { useEffect, useState } from 'react';
import { clockAtRest, clockStart, clockTick, nextSecond, type ClockFigures } from './simulation.logic';

/** The ticking figures. For those who ask for less motion they stand at first, after a minute, and go on from there. */
export function useClock() {
  const [ticked, setTicked] = useState<ClockFigures | null>(null);
  const [choice, setChoice] = useState<'run' | 'stand' | null>(null);
  const still = useReducedMotion();
  const running = choice ? choice === 'run' : !still;
  const first = still ? clockAtRest : clockStart;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTicked((shown) => nextSecond(shown ?? first, Math.random)), clockTick);
    return () => clearInterval(timer);
  }, [running, first]);
  return { ...(ticked ?? first), running, toggle: () => setChoice(running ? 'stand' : 'run') };
}
