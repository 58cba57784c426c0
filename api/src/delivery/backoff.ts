/**
 * How long to wait after so many failures: the bound grows from `firstMs` by doubling up to `capMs`. Full jitter, anything
 * between nothing and the bound, so that what failed together does not come back together.
 */
export function retryDelay(failures: number, firstMs: number, capMs: number, random = Math.random): number {
  const bound = Math.min(capMs, firstMs * 2 ** (failures - 1));
  return Math.round(random() * bound);
}
