import { useReducedMotion } from '@northgate/ui/hooks/use-quiet';
import { useEffect, useState } from 'react';
import { clockStart, clockTick, nextSecond } from './simulation.logic';

/** The ticking figures. They stand still at first for those who ask for less motion. */
export function useClock() {
  const [figures, setFigures] = useState(clockStart);
  const [choice, setChoice] = useState<'run' | 'stand' | null>(null);
  const still = useReducedMotion();
  const running = choice ? choice === 'run' : !still;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setFigures((shown) => nextSecond(shown, Math.random)), clockTick);
    return () => clearInterval(timer);
  }, [running]);
  return { ...figures, running, toggle: () => setChoice(running ? 'stand' : 'run') };
}
