const dayMs = 86_400_000;

/** A week, in milliseconds. */
export const weekMs = 7 * dayMs;

/** Monday of the week (UTC) that an instant lies in, as YYYY-MM-DD. */
export function weekOf(instant: number): string {
  const daysSinceMonday = (new Date(instant).getUTCDay() + 6) % 7;
  return new Date(instant - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
