/** Waits for all, also when one fails, so that nothing is written any more when this rejects with the first failure. */
export async function allDone<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
