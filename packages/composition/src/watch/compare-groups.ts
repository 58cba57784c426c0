/** How many of a group something was seen of. */
export interface Part {
  seen: number;
  of: number;
}

/**
 * By how many standard deviations a part is larger than another one, if both were the same in truth; 0 where nothing can be said.
 */
export function partsDiffer(one: Part, other: Part): number {
  const of = one.of + other.of;
  if (!one.of || !other.of) return 0;
  const whole = (one.seen + other.seen) / of;
  const deviation = Math.sqrt(whole * (1 - whole) * (1 / one.of + 1 / other.of));
  return deviation ? (one.seen / one.of - other.seen / other.of) / deviation : 0;
}

/** By how many standard deviations values rank higher than others (Mann and Whitney); 0 where nothing can be said. */
export function ranksDiffer(ones: number[], others: number[]): number {
  const [n, m] = [ones.length, others.length];
  if (!n || !m) return 0;
  const sorted = [
    ...ones.map((value) => ({ value, mine: true })),
    ...others.map((value) => ({ value, mine: false })),
  ].sort((one, other) => one.value - other.value);
  let ranks = 0;
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (to < sorted.length && sorted[to]?.value === sorted[from]?.value) to += 1;
    // Equal values share the middle of their ranks.
    const rank = (from + 1 + to) / 2;
    ranks += rank * sorted.slice(from, to).filter(({ mine }) => mine).length;
  }
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return (ranks - (n * (n + 1)) / 2 - (n * m) / 2) / deviation;
}

/** The value that three of four values do not exceed, 0 of none. */
export const upperQuartile = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * 0.75) - 1)] ?? 0;
