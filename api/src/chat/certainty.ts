import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** What speaks for and against an entry as the answer to a question; yes is 1, no is 0. */
export interface Evidence {
  /** How near in meaning the nearest way to ask it is, what is asked of the world at large, and the difference. */
  nearness: number;
  background: number;
  apart: number;
  /** Shares of words; see `FoundAnswer` and `WordMatch`. */
  coverage: number;
  asked: number;
  soft: number;
  softAsked: number;
  missing: number;
  /** Ranks added up, and how far it is ahead of the next. */
  fused: number;
  margin: number;
  /** Whether the search over pages finds the question on topic, how much of it the first page has, and whether that is the entry's. */
  onTopic: number;
  hit: number;
  samePage: number;
  /** Whether it is put like a question of everyday life, speaks for a business, or has a single word that says something. */
  everyday: number;
  business: number;
  single: number;
  /** Share of the question's words, weighted by how rare they are, that no entry has, nor a synonym of theirs. */
  strange: number;
  /** Whether it asks what “you” do or have. */
  addressed: number;
  /** Whether the entry says that the site is silent, or is a post. */
  silent: number;
  post: number;
  /** Which way the questions near to it lean: to the world at large; to entries of the same kind, silent or not. */
  world: number;
  leaning: number;
  /** How far the best entry of the other kind, silent or not, is ahead. */
  rival: number;
  /** Whether the question names somebody or something, asks for a person, or for a figure that the entry does not have. */
  named: number;
  who: number;
  figureless: number;
}

/** Numbers the weights belong to: the evidence, and what of it says more together. */
export const featuresOf = (evidence: Evidence): Record<string, number> => ({
  ...evidence,
  nearnessSquared: evidence.nearness ** 2,
  nearAndCovered: evidence.nearness * evidence.coverage,
  nearAndAsked: evidence.nearness * evidence.asked,
  apartAndCovered: evidence.apart * evidence.soft,
  coveredBothWays: evidence.softAsked * evidence.soft,
  addressedAndSilent: evidence.addressed * evidence.silent,
  businessAndSilent: evidence.business * evidence.silent,
  strangeAndStated: evidence.strange * (1 - evidence.silent),
  addressedAndStrange: evidence.addressed * evidence.strange * (1 - evidence.silent),
  namedAndStated: evidence.named * (1 - evidence.silent),
  whoAndStated: evidence.who * (1 - evidence.silent),
  figurelessAndStated: evidence.figureless * (1 - evidence.silent),
  worldAndSilent: evidence.world * evidence.silent,
});

/** Where the weights lie; `npm run fit:certainty` writes them. */
export const weightsFile = fileURLToPath(new URL('../../content/certainty-weights.json', import.meta.url));

/** What a logistic regression has found: what each feature says, and what speaks against any answer. */
const fittedWeights = z.object({ bias: z.number(), weights: z.record(z.string(), z.number()) });
type FittedWeights = z.infer<typeof fittedWeights>;

/** One regression tells whether an entry answers a question, the other whether it is a question for this site at all. */
const shipped = z
  .object({ answer: fittedWeights, subject: fittedWeights })
  .parse(JSON.parse(readFileSync(weightsFile, 'utf8')));

/** Features that say something about an entry and not about whether the question is one for this site. */
const ofEntry = new Set([
  ...['silent', 'post', 'addressed', 'named', 'who', 'figureless'],
  ...['addressedAndSilent', 'addressedAndStrange', 'businessAndSilent', 'worldAndSilent'],
  ...['namedAndStated', 'whoAndStated', 'figurelessAndStated'],
]);

/** What tells whether a question is one for this site: the evidence for the entry that was found first. */
export const subjectFeaturesOf = (evidence: Evidence): Record<string, number> =>
  Object.fromEntries(Object.entries(featuresOf(evidence)).filter(([name]) => !ofEntry.has(name)));

/** How likely an answer with this evidence answers its question, 0 to 1. */
export const certaintyOf = (evidence: Evidence): number => likelihood(featuresOf(evidence), shipped.answer);

/** How likely a question is one for this site, by the evidence for the entry that was found first, 0 to 1. */
export const subjectOf = (evidence: Evidence): number =>
  likelihood(subjectFeaturesOf(evidence), shipped.subject);

function likelihood(features: Record<string, number>, { bias, weights }: FittedWeights): number {
  const sum = Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * (features[name] ?? 0),
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}
