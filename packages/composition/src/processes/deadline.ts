/** Something was stopped because it did not end in its time; the message says what and how long it was waited for. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
  constructor(what: string, milliseconds: number) {
    super(`${what} did not end within ${Math.round(milliseconds / 100) / 10} s and was stopped.`);
  }
}

/**
 * What `work` resolves with, if it does within so many milliseconds. Otherwise `stop` is called, which ends whatever does
 * the work, and this rejects with `DeadlineExceeded`; `what` begins its message.
 */
export async function within<T>(
  milliseconds: number,
  what: string,
  work: Promise<T>,
  stop: () => unknown = () => {},
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Stopping it makes the work itself fail, and that is not the reason.
      reject(new DeadlineExceeded(what, milliseconds));
      stop();
    }, milliseconds);
  });
  // What still comes of work that was given up is nobody's business.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Work of many pieces was stopped because none of them was done in its time. */
export class NoProgress extends Error {
  override name = 'NoProgress';
}

/**
 * What `work` resolves with, as long as it calls what it is given at least once within so many milliseconds. Otherwise `stop`
 * is called, which ends whatever does the work, and this rejects with `NoProgress` and the message.
 */
export async function whileItProgresses<T>(
  milliseconds: number,
  message: string,
  work: (progress: () => void) => Promise<T>,
  stop: () => unknown,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let progress = () => {};
  const stuck = new Promise<never>((_, reject) => {
    progress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new NoProgress(message));
        stop();
      }, milliseconds);
    };
  });
  progress();
  const working = work(() => progress());
  // What still comes of work that was given up is nobody's business.
  working.catch(() => {});
  return Promise.race([working, stuck]).finally(() => {
    progress = () => {};
    clearTimeout(timer);
  });
}
