import { z } from 'zod';

/** How often something was asked in a week, on a page. */
export const questionCount = z.object({
  /** Monday of the week (UTC) as YYYY-MM-DD. */
  week: z.iso.date(),
  /** Path of the page it was asked on; empty where that is not known. */
  page: z.string(),
  /** The question of the site that was answered or, where none was, the nearest one; empty where none is near. */
  nearest: z.string(),
  answered: z.boolean(),
  count: z.number().int(),
});
export type QuestionCount = z.infer<typeof questionCount>;

/** A question that had no answer, in the words it was asked in. */
export const keptQuestion = z.object({
  askedAt: z.string(),
  page: z.string(),
  nearest: z.string(),
  question: z.string(),
});
export type KeptQuestion = z.infer<typeof keptQuestion>;

/** What the assistant was asked. */
export const questionReport = z.object({
  counts: z.array(questionCount),
  /** Where words are kept: those of the last questions without an answer, the newest first. */
  words: z.array(keptQuestion),
  /** For how many days words are kept; 0 keeps none. */
  keepDays: z.number().int(),
  /** The page that has the answer to each question of the site that is named here. */
  pages: z.record(z.string(), z.string()),
});
export type QuestionReport = z.infer<typeof questionReport>;

/** From which week on questions are counted. */
export const questionFilter = z.object({ since: z.iso.date().optional() });
