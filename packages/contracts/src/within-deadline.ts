/**
 * Rejects when a signal is aborted. The signal given to `fetch` is not enough: the fetch of Node 20 follows it by a weak
 * reference to the request, and once that is collected an answer is read on for ever.
 */
function aborted(signal: AbortSignal): Promise<never> {
  const rejection = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  rejection.catch(() => {});
  return rejection;
}

/** Asks and reads the answer; rejects after `deadline` milliseconds, or as soon as nobody waits any more. */
export async function withinDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  deadline: number,
  waiting?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`no answer within ${deadline} ms`)), deadline);
  const giveUp = () => controller.abort(new Error('nobody waits any more'));
  waiting?.addEventListener('abort', giveUp);
  try {
    if (waiting?.aborted) giveUp();
    return await Promise.race([work(controller.signal), aborted(controller.signal)]);
  } finally {
    clearTimeout(timer);
    waiting?.removeEventListener('abort', giveUp);
    // Ends a connection that was left before its end; one that was read to its end is kept for the next call.
    controller.abort();
  }
}
