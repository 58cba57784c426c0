/**
 * The option a key leads to from the one that is chosen, null for the field itself; undefined when the key is the field's own
 * business, as Home and End are while none is chosen.
 */
export function nextOption(key: string, chosen: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return chosen === null ? 0 : chosen === last ? null : chosen + 1;
  if (key === 'ArrowUp') return chosen === null ? last : chosen === 0 ? null : chosen - 1;
  if (chosen === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
