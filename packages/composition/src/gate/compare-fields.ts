import type { PageLook } from './page-look.js';

/** Fields that ask for something else than on the live page, each as a sentence: somebody has to say that this is wanted. */
export function fieldsAskOtherwise(live: PageLook, now: PageLook): string[] {
  const [before, after] = [live.facts?.fields ?? {}, now.facts?.fields ?? {}];
  return Object.keys(before)
    .filter((name) => name in after && after[name] !== before[name])
    .map((name) => `its field "${name}" is ${after[name]} instead of ${before[name]}`);
}
