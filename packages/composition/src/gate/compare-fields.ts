import type { Facts } from './in-page/facts.js';

/** Fields that ask for something else than on the live page, each as a sentence: somebody has to say that this is wanted. */
export const fieldsAskOtherwise = (live: Facts['fields'], now: Facts['fields']): string[] =>
  Object.keys(live)
    .filter((name) => name in now && now[name] !== live[name])
    .map((name) => `its field "${name}" is ${now[name]} instead of ${live[name]}`);
