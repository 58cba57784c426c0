/** Waits grow from `firstMs` by doubling and stop growing at `capMs`. */
export interface Backoff {
  firstMs: number;
  capMs: number;
}

/** Full jitter: anything between nothing and the bound, so that what failed together does not come back together. */
export function retryDelay(failures: number, { firstMs, capMs }: Backoff, random = Math.random): number {
  const bound = Math.min(capMs, firstMs * 2 ** (failures - 1));
  return Math.round(random() * bound);
}
