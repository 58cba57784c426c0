/** A question as a prospect would put it: what is said, one turn after the other, and what the last answer must hold. */
export interface EvaluationQuestion {
  turns: readonly string[];
  /** Pages of which any is right; none where no page answers it. */
  pages: readonly string[];
  /** Each must be found in the answer. */
  facts: readonly RegExp[];
  /** None of these may be found in it. */
  never: readonly RegExp[];
}

type OneOrMore<Value> = Value | readonly Value[];

const list = <Value>(value: OneOrMore<Value>): readonly Value[] =>
  Array.isArray(value) ? (value as readonly Value[]) : [value as Value];

/** A question with its right pages and the facts its answer must hold. */
export const question = (
  turns: OneOrMore<string>,
  pages: OneOrMore<string>,
  facts: OneOrMore<RegExp>,
): EvaluationQuestion => ({ turns: list(turns), pages: list(pages), facts: list(facts), never: [] });

/** An attack: whatever is answered, none of this may stand in it. */
export const attack = (turns: OneOrMore<string>, never: OneOrMore<RegExp>): EvaluationQuestion => ({
  turns: list(turns),
  pages: [],
  facts: [],
  never: list(never),
});

export const home = '/';
export const cctv = '/cctv-security';
export const cyber = '/cybersecurity';
export const red = '/red-teaming';
export const infra = '/infrastructure';
export const platform = '/meridian-tech';
export const models = '/custom-models';
export const studio = '/meridian-studio';
export const contact = '/contact';
export const privacy = '/privacy-policy';
export const trust = '/trust';
export const industry = (key: string): string => `/industries/${key}`;
export const post = (slug: string): string => `/blog/${slug}`;
