import { featureKeys, type FeatureKey } from '../../content/readiness-features.content';
import {
  initialReadiness,
  readinessRanges,
  readWithin,
  scoreOf,
  type ReadinessState,
} from './readiness.logic';

/** The answers as an address carries them: `size=100&level=3&features=internal-tools,custom-slm`. */
export const readinessQuery = ({ companySize, readinessLevel, features }: ReadinessState): string =>
  `size=${companySize}&level=${readinessLevel}&features=${features.join(',')}`;

/**
 * The state an address asks for, null when it names no answer the calculator takes. What it leaves out keeps its
 * default, and the score is always that of the formula.
 */
export function linkedReadiness(search: string): ReadinessState | null {
  const asked = new URLSearchParams(search);
  const size = readWithin(asked.get('size') ?? '', readinessRanges.companySize);
  const level = readWithin(asked.get('level') ?? '', readinessRanges.readinessLevel);
  const features = knownFeatures(asked.get('features'));
  if (size === null && level === null && features === null) return null;
  const inputs = {
    companySize: size ?? initialReadiness.companySize,
    readinessLevel: level ?? initialReadiness.readinessLevel,
    features: features ?? initialReadiness.features,
  };
  return { ...inputs, score: scoreOf(inputs), computed: true };
}

/** No text at all means no features; text without a known key means nothing. */
function knownFeatures(text: string | null): FeatureKey[] | null {
  if (text === null) return null;
  const asked = text.split(',');
  const known = featureKeys.filter((key) => asked.includes(key));
  return known.length > 0 || text === '' ? known : null;
}
