import { z } from 'zod';

/** Where posts are published and withdrawn at run time. */
export const publishPath = '/api/admin/posts';

/** A Markdown file with front matter to be published; `file` is the name used in messages. */
export const publication = z.strictObject({
  markdown: z.string().min(1),
  file: z.string().min(1).max(200).default('post'),
});

/** The slug of a post to be withdrawn. */
export const withdrawal = z.strictObject({ slug: z.string().min(1).max(90), withdraw: z.literal(true) });

/** What became of a post; `scheduled` ones appear at their date. */
export const publishAnswer = z.object({
  slug: z.string(),
  status: z.enum(['published', 'scheduled', 'draft', 'withdrawn']),
  change: z.enum(['created', 'updated', 'unchanged']),
});

export type PublishAnswer = z.infer<typeof publishAnswer>;
