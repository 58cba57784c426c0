/** What the clock shows: whole seconds, attacks, and millions of US dollars with one decimal. */
export interface ClockFigures {
  elapsed: number;
  attacks: number;
  cost: number;
}

/** Milliseconds between two seconds of the clock. */
export const clockTick = 1000;

/** Milliseconds between two steps of the bars. */
export const barTick = 50;

/** The bars: how many percent they rise in a step, and where they stop. */
export const bars = [
  { name: 'benignCases', rise: 2, cap: 70 },
  { name: 'maliciousAttacks', rise: 1, cap: 48 },
  { name: 'investigations', rise: 3, cap: 90 },
] as const;

const secondsPerAttack = 5;

export const clockStart: ClockFigures = { elapsed: 0, attacks: 0, cost: 0 };

/** A minute at the mean cost: what stands there while the clock has not been started. */
export const clockAtRest: ClockFigures = { elapsed: 60, attacks: 12, cost: 36 };

/**
 * The figures one second later. Attacks are one per five seconds and up to two more, each costing 2.5 to 3.5 million;
 * both are drawn anew, and neither falls. `random` gives numbers from 0 to below 1.
 */
export function nextSecond(shown: ClockFigures, random: () => number): ClockFigures {
  const elapsed = shown.elapsed + 1;
  const attacks = Math.max(shown.attacks, Math.floor(elapsed / secondsPerAttack) + Math.floor(random() * 3));
  const cost = Math.max(shown.cost, Math.round(attacks * (2.5 + random()) * 10) / 10);
  return { elapsed, attacks, cost };
}

/** How full a bar is after some steps from 0, in percent. */
export const filledAfter = (ticks: number, { rise, cap }: { rise: number; cap: number }): number =>
  Math.min(cap, ticks * rise);

/** Steps after which every bar stands at its cap. */
export const lastTick = Math.max(...bars.map(({ rise, cap }) => Math.ceil(cap / rise)));

/** `mm:ss`; minutes go on past 59. */
export const formatElapsed = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
