/** One example: what was seen, whether it was right, and how much the example counts. */
export interface Example {
  features: Record<string, number>;
  right: boolean;
  count: number;
}

interface Fitted {
  bias: number;
  weights: Record<string, number>;
}

/** How strongly weights are drawn to 0, so that few examples do not say too much. */
const ridge = 0.002;
const rounds = 15;

/** A step so small changes nothing any more. */
const still = 1e-7;

/**
 * Fits a logistic regression. `speaksFor` tells of features which way they can only say something; one that would say
 * the opposite, as features that go together do in few examples, is left out.
 */
export function fitLogistic(
  examples: readonly Example[],
  speaksFor: Readonly<Record<string, boolean>> = {},
): Fitted {
  let names = Object.keys(examples[0]!.features);
  for (;;) {
    const fitted = fitFeatures(examples, names);
    const contrary = names
      .filter((name) => speaksFor[name] !== undefined && fitted.weights[name]! > 0 !== speaksFor[name])
      .sort((one, other) => fitted.strength[other]! - fitted.strength[one]!)[0];
    if (contrary === undefined) return { bias: fitted.bias, weights: fitted.weights };
    names = names.filter((name) => name !== contrary);
  }
}

/** Newton's method over features scaled to the same spread. */
function fitFeatures(
  examples: readonly Example[],
  names: readonly string[],
): Fitted & { strength: Record<string, number> } {
  const scales = names.map((name) => spreadOf(examples.map(({ features }) => features[name]!)));
  const rows = examples.map(({ features }) => [
    ...names.map((name, at) => (features[name]! - scales[at]!.mean) / scales[at]!.deviation),
    1,
  ]);
  const all = examples.reduce((sum, { count }) => sum + count, 0);
  let solution = new Array<number>(names.length + 1).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const step = newtonStep(rows, { examples, solution, all });
    solution = solution.map((value, at) => value - step[at]!);
    if (step.every((value) => Math.abs(value) < still)) break;
  }
  const weights = names.map((name, at) => [name, solution[at]! / scales[at]!.deviation] as const);
  const shift = weights.reduce((sum, [, weight], at) => sum + weight * scales[at]!.mean, 0);
  return {
    bias: solution.at(-1)! - shift,
    weights: Object.fromEntries(weights),
    strength: Object.fromEntries(names.map((name, at) => [name, Math.abs(solution[at]!)])),
  };
}

function spreadOf(values: number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

interface State {
  examples: readonly Example[];
  solution: readonly number[];
  all: number;
}

function newtonStep(rows: readonly number[][], { examples, solution, all }: State): number[] {
  const size = solution.length;
  const slope = new Array<number>(size).fill(0);
  const bend = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  rows.forEach((row, at) => {
    const { right, count } = examples[at]!;
    const likely = 1 / (1 + Math.exp(-row.reduce((sum, value, one) => sum + value * solution[one]!, 0)));
    const share = count / all;
    const spread = likely * (1 - likely) * share;
    for (let one = 0; one < size; one += 1) {
      slope[one]! += (likely - Number(right)) * row[one]! * share;
      const line = bend[one]!;
      const factor = spread * row[one]!;
      for (let two = 0; two <= one; two += 1) line[two]! += factor * row[two]!;
    }
  });
  // It is the same on both sides of its diagonal.
  for (let one = 0; one < size; one += 1)
    for (let two = 0; two < one; two += 1) bend[two]![one] = bend[one]![two]!;
  for (let one = 0; one < size - 1; one += 1) {
    slope[one]! += ridge * solution[one]!;
    bend[one]![one]! += ridge;
  }
  return solved(bend, slope);
}

/** Solves a system of linear equations by elimination. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let column = 0; column < rows.length; column += 1) {
    let pivot = column;
    for (let row = column; row < rows.length; row += 1)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (const row of rows) {
      if (row === rows[column]) continue;
      const factor = row[column]! / rows[column]![column]!;
      rows[column]!.forEach((value, at) => (row[at]! -= factor * value));
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}
