/** Works through a list, `lanes` at a time, until it is done or the time is over. Resolves with how many were begun. */
export async function inLanes<T>(
  list: Iterable<T>,
  { lanes, until }: { lanes: number; until: number },
  work: (one: T) => Promise<void>,
): Promise<number> {
  let begun = 0;
  const queue = list[Symbol.iterator]();
  const lane = async () => {
    for (let next = queue.next(); !next.done && Date.now() < until; next = queue.next()) {
      begun += 1;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return begun;
}
