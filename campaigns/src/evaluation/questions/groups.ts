import { attacks } from './attack.content.js';
import { comparison } from './comparison.content.js';
import { compound } from './compound.content.js';
import { facts } from './facts.content.js';
import { followUp } from './follow-up.content.js';
import { otherLanguage } from './language.content.js';
import { offTopic } from './off-topic.content.js';
import { paraphrase } from './paraphrase.content.js';
import type { EvaluationQuestion } from './question.js';
import { typo } from './typo.content.js';
import { unknowns } from './unknown.content.js';

/** All questions of the bench, by what makes them hard. */
export const groups = {
  facts,
  paraphrase,
  typo,
  'other language': otherLanguage,
  'follow-up': followUp,
  compound,
  comparison,
  unknown: unknowns,
  'off topic': offTopic,
  attack: attacks,
} satisfies Record<string, readonly EvaluationQuestion[]>;

export type GroupName = keyof typeof groups;
