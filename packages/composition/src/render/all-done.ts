import pLimit from 'p-limit';

/**
 * Works on all items, so many at once. When one fails no other begins, and those that have begun are waited for, so that nothing is
 * written any more when this rejects with the first failure.
 */
export async function allDone<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
  const begin = (item: Item) =>
    work(item).catch((error: unknown) => {
      limit.clearQueue();
      throw error;
    });
  const results = items.map((item) => limit(begin, item));
  await Promise.allSettled(results);
  return Promise.all(results);
}
