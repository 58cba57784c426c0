import { useSyncExternalStore } from 'react';
import { minuteOf, untilNextMinute } from './office-clock.logic';

/** The current minute, null on the server and while hydrating. */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    onMinute,
    () => minuteOf(Date.now()),
    () => null,
  );

function onMinute(tell: () => void): () => void {
  let timer: number;
  const wait = () => {
    timer = window.setTimeout(tick, untilNextMinute(Date.now()));
  };
  const tick = () => {
    tell();
    wait();
  };
  wait();
  // Timers stand still while a machine sleeps.
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}
