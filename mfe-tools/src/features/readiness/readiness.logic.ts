import { readinessPoints } from '@northgate/site/calculator-figures';
import type { SliderRange } from '@northgate/ui/components/controls/slider';
import { featureKeys, type FeatureKey } from '../../content/readiness-features.content';

export type ReadinessField = 'companySize' | 'readinessLevel';

/** Company size in people, readiness level from 1 to 5, score from 40 to 100. */
export interface ReadinessState {
  companySize: number;
  readinessLevel: number;
  features: FeatureKey[];
  score: number;
  /** False while the score is the stated one, which comes from no answers. */
  computed: boolean;
}

type ReadinessInputs = Omit<ReadinessState, 'score' | 'computed'>;

export type ReadinessAction =
  | { type: 'step'; field: ReadinessField; direction: 1 | -1 }
  | { type: 'enter'; field: ReadinessField; text: string }
  | { type: 'toggle'; feature: FeatureKey }
  | { type: 'calculate' };

export const readinessRanges: Record<ReadinessField, SliderRange> = {
  companySize: { min: 10, max: 500, step: 10 },
  readinessLevel: { min: 1, max: 5, step: 1 },
};

/** The stated score stands until it is recomputed; it is not what the formula gives for these answers. */
export const initialReadiness: ReadinessState = {
  companySize: 100,
  readinessLevel: 3,
  features: ['internal-tools', 'data-automation'],
  score: 76,
  computed: false,
};

export const {
  base: baseScore,
  level: levelWeight,
  feature: featureWeight,
  most: highestScore,
} = readinessPoints;

/** How much the readiness level counts in a company of this many people. */
export function sizeFactor(companySize: number): 0.8 | 1 | 1.2 {
  if (companySize > 200) return 1.2;
  return companySize > 50 ? 1 : 0.8;
}

/** The parts of the score; `cap` is what lies above 100, as a number below zero. */
function partsOf({ companySize, readinessLevel, features }: ReadinessInputs) {
  const level = Math.round(readinessLevel * levelWeight * sizeFactor(companySize));
  const chosen = features.length * featureWeight;
  const cap = Math.min(0, highestScore - (baseScore + level + chosen));
  return { level, chosen, cap, sum: baseScore + level + chosen + cap };
}

/** The score the formula gives: a whole number of at most 100. */
export const scoreOf = (inputs: ReadinessInputs): number => partsOf(inputs).sum;

/** The parts of the score that is shown; null while they do not add up to it. */
export function breakdownOf(state: ReadinessState) {
  const parts = partsOf(state);
  return parts.sum === state.score ? parts : null;
}

/** Which of the two results a score stands for. */
export const verdictOf = (score: number): 'well-positioned' | 'ready' =>
  score > 70 ? 'well-positioned' : 'ready';

/** A typed number brought to the nearest one the range has; null for text that is no whole number. */
export function readWithin(text: string, { min, max, step }: SliderRange): number | null {
  if (!/^\d+$/.test(text)) return null;
  const nearest = min + Math.round((Number(text) - min) / step) * step;
  return Math.min(max, Math.max(min, nearest));
}

function moved(state: ReadinessState, field: ReadinessField, value: number | null): ReadinessState {
  return value === null || value === state[field] ? state : { ...state, [field]: value };
}

/** The calculator's next state. Only a toggled feature and `calculate` change the score. */
export function reduceReadiness(state: ReadinessState, action: ReadinessAction): ReadinessState {
  if (action.type === 'calculate') return { ...state, score: scoreOf(state), computed: true };
  if (action.type === 'toggle') {
    const chosen = (key: FeatureKey) => state.features.includes(key) !== (key === action.feature);
    const next = { ...state, features: featureKeys.filter(chosen) };
    return { ...next, score: scoreOf(next), computed: true };
  }
  const { field } = action;
  const range = readinessRanges[field];
  if (action.type === 'enter') return moved(state, field, readWithin(action.text, range));
  return moved(state, field, readWithin(String(state[field] + action.direction * range.step), range));
}
