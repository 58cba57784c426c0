import type { RoiCalculatorProps } from '@northgate/contracts/components';
import { cameraCost, guardCost } from '@northgate/site/calculator-figures';
import type { SliderRange } from '@northgate/ui/components/controls/slider';

export type RoiRules = RoiCalculatorProps['rules'];
export type RoiField = 'cameras' | 'guards';

/** Numbers of people and cameras, and dollars a year. */
export interface RoiState {
  cameras: number;
  guards: number;
  annualSavings: number;
}

/** How one field takes input; `read` answers null for text it ignores. */
export interface FieldRules {
  step: number;
  leastByButton: number;
  read: (text: string) => number | null;
  slider?: SliderRange;
}

/** Why a typed text is not taken as it stands, or that it lies beyond the slider; null where there is nothing to say. */
export type TypedFault = 'refused' | 'taken-as-zero' | 'cut' | 'beyond-slider';

export type RoiAction =
  { type: 'step'; field: RoiField; direction: 1 | -1 } | { type: 'enter'; field: RoiField; text: string };

export { cameraCost, guardCost };

/** The stated savings stand until the first change; they are not what the formula gives for these numbers. */
export const initialRoi: RoiState = { cameras: 50, guards: 3, annualSavings: 127_000 };

const wholeFrom = (least: number) => (text: string) => {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) && value >= least ? value : null;
};

const wholeOrZero = (text: string) => {
  const value = Math.trunc(Number(text));
  return Number.isSafeInteger(value) ? Math.max(0, value) : 0;
};

export const roiRules: Record<RoiRules, Record<RoiField, FieldRules>> = {
  cctv: {
    cameras: { step: 5, leastByButton: 1, read: wholeFrom(1), slider: { min: 5, max: 200, step: 5 } },
    guards: { step: 1, leastByButton: 0, read: wholeFrom(0), slider: { min: 0, max: 10, step: 1 } },
  },
  infrastructure: {
    cameras: { step: 10, leastByButton: 1, read: wholeOrZero },
    guards: { step: 1, leastByButton: 0, read: wholeOrZero },
  },
};

/** Dollars a year that guards cost more than the cameras in their place. */
export const savings = (cameras: number, guards: number): number =>
  Math.round(guards * guardCost - cameras * cameraCost);

/** What there is to say about a typed text; an emptied field is one that is still being typed in. */
export function typedFault({ read, slider }: FieldRules, text: string): TypedFault | null {
  if (text.trim() === '') return null;
  const value = read(text);
  if (value === null) return 'refused';
  if (value !== Number(text)) return value === 0 ? 'taken-as-zero' : 'cut';
  return slider && (value < slider.min || value > slider.max) ? 'beyond-slider' : null;
}

/** The calculator's next state by the rules of the page it stands on. */
export function reduceRoi(rules: RoiRules, state: RoiState, action: RoiAction): RoiState {
  const { step, leastByButton, read } = roiRules[rules][action.field];
  const value =
    action.type === 'step'
      ? Math.max(leastByButton, state[action.field] + action.direction * step)
      : read(action.text);
  if (value === null || value === state[action.field]) return state;
  const next = { ...state, [action.field]: value };
  return { ...next, annualSavings: savings(next.cameras, next.guards) };
}

/** The two parts of the total in dollars; null while the stated total, which they do not add up to, is shown. */
export function breakdownOf({ cameras, guards, annualSavings }: RoiState) {
  if (annualSavings !== savings(cameras, guards)) return null;
  return { guardCostSaved: guards * guardCost, monitoringCost: -cameras * cameraCost };
}

/** True when nothing is saved, which is shown in the colour of errors. */
export const isLoss = (annualSavings: number): boolean => annualSavings <= 0;

/** A whole number as `1,020`, without `Intl`, whose first use takes a slow phone a tenth of a second. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Whole dollars as `$242,500` or `-$12,500`. */
export const formatDollars = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${grouped(Math.abs(amount))}`;

/** A number with what it counts: `1 guard`, `1,020 cameras`. */
export const counted = (value: number, { one, many }: { one: string; many: string }): string =>
  `${grouped(value)} ${value === 1 ? one : many}`;
