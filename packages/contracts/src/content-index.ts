import { z } from 'zod';
import { pageAnswer } from './page-answer.js';

/** Where the page server offers the index, relative to the site's root. */
export const contentIndexPath = '/content-index.json';

/** One readable passage of a page: the nearest heading, its anchor (empty for the page itself) and the text. */
export const contentPassage = z.object({ heading: z.string(), anchor: z.string(), text: z.string() });

/** An answer with the anchor of its place, which is empty for the page itself. */
export const indexedAnswer = pageAnswer.omit({ place: true }).extend({ anchor: z.string() });
export type IndexedAnswer = z.infer<typeof indexedAnswer>;

/** The live pages as text, written with every revision; the assistant searches it. */
export const contentIndex = z.object({
  revision: z.number().int(),
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      description: z.string(),
      /** Sample questions the page answers; they are not shown on it. */
      ask: z.array(z.string()).default([]),
      /** Questions with their short answers; the anchor leads to the place on the page. */
      answers: z.array(indexedAnswer).default([]),
      passages: z.array(contentPassage),
    }),
  ),
});

export type ContentIndex = z.infer<typeof contentIndex>;
