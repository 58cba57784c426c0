/** Resolves so many milliseconds later, in a task of its own. */
export const wait = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs when the browser has nothing to do, two seconds later at most. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 500);
