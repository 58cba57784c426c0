import { z } from 'zod';

/** What a prospect may ask a page, in visitors' words, with the short answer; the assistant says it, the page need not show it. */
export const pageAnswer = z.object({
  /** Ways to ask it; the first is offered to visitors as it stands. */
  ask: z.array(z.string()).min(1),
  /** One to three sentences of plain text; a line for each entry of a table. */
  answer: z.string(),
  /** Heading under which the page says it; left out, the page as a whole. */
  place: z.string().optional(),
  /** Set where the site does not say it: the answer says so and leads to a person. */
  unknown: z.literal(true).optional(),
});

export type PageAnswer = z.infer<typeof pageAnswer>;

/** An answer to one or several ways of asking; `place` is the heading under which the page says it. */
export const answered = (ask: string | string[], answer: string, place?: string): PageAnswer => ({
  ask: [ask].flat(),
  answer,
  ...(place === undefined ? {} : { place }),
});

/** An answer that says that the site does not say it, and leads to a person. */
export const unanswered = (ask: string | string[], answer: string): PageAnswer => ({
  ask: [ask].flat(),
  answer,
  unknown: true,
});
