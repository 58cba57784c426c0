import { z } from 'zod';
import { searchLimit, type SearchResult } from './search-page.js';

/** `GET /api/search?q=`: what is searched for. */
export const searchRequest = z.object({
  q: z
    .string({ error: 'A search needs a word.' })
    .trim()
    .min(1, 'A search needs a word.')
    .max(searchLimit, `Please use at most ${searchLimit} characters.`),
});
export type SearchRequest = z.infer<typeof searchRequest>;

const searchResult: z.ZodType<SearchResult> = z.object({
  kind: z.enum(['page', 'question', 'article']),
  title: z.string(),
  section: z.string(),
  path: z.string(),
  excerpt: z.array(z.object({ text: z.string(), found: z.boolean() })),
});

/** Pages, questions and articles that a search found: kind by kind, in each the best first. */
export const searchAnswer = z.object({ results: z.array(searchResult) });
export type SearchAnswer = z.infer<typeof searchAnswer>;
