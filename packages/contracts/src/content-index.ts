import { z } from 'zod';

/** Where the page server offers the index, relative to the site's root. */
export const contentIndexPath = '/content-index.json';

/** One readable passage of a page: the nearest heading, its anchor (empty for the page itself) and the text. */
export const contentPassage = z.object({ heading: z.string(), anchor: z.string(), text: z.string() });

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
      passages: z.array(contentPassage),
    }),
  ),
});

export type ContentIndex = z.infer<typeof contentIndex>;
