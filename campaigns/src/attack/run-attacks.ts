import type { Attack, AttackResult, AttackTarget } from './attack.js';

/** An attack with what became of it. */
export interface AttackOutcome extends AttackResult {
  name: string;
}

interface RunOptions {
  attacks: readonly Attack[];
  /** For all of them together. */
  seconds: number;
  tries?: number;
  seed: number;
  tell: (line: string) => void;
}

/** Runs attacks one after the other; each gets its share of the time that is left. */
export async function runAttacks(
  target: AttackTarget,
  { attacks, seconds, tries, seed, tell }: RunOptions,
): Promise<AttackOutcome[]> {
  const end = Date.now() + seconds * 1000;
  const outcomes: AttackOutcome[] = [];
  for (const [at, attack] of attacks.entries()) {
    const { name, share } = attack;
    tell(name);
    const shares = attacks.slice(at).reduce((sum, one) => sum + one.share, 0);
    const until = Date.now() + ((end - Date.now()) * share) / shares;
    outcomes.push({ name, ...(await attack.run(target, { until, tries, seed })) });
  }
  return outcomes;
}

/** Attacks, tries and what held, as a table in Markdown. */
export const attackTable = (outcomes: readonly AttackOutcome[]): string =>
  [
    '| attack | tries | held | what was tried |',
    '| --- | --: | --: | --- |',
    ...outcomes.map(({ name, tries, held, note = '' }) => `| ${name} | ${tries} | ${held} | ${note} |`),
  ].join('\n');
