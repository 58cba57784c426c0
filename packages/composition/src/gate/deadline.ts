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
