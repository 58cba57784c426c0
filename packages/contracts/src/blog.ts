import { z } from 'zod';

/** A post as the listing shows it; `createdAt` is an ISO date text, `region` is india, nigeria or anything else. */
export const postSummary = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  region: z.string(),
  createdAt: z.string(),
});

/** A whole post; `content` is HTML that was cleaned when it was stored, `updatedAt` when its words last changed. */
export const post = postSummary.extend({ content: z.string(), updatedAt: z.string() });

/** What leads to a post. */
export const postLink = postSummary.pick({
  slug: true,
  title: true,
  tags: true,
  region: true,
  createdAt: true,
});

/** A post as its page shows it: with the posts before and after it in time, and up to three about the same things. */
export const article = post.extend({
  older: postLink.nullable(),
  newer: postLink.nullable(),
  related: z.array(postLink),
});

export const postList = z.array(postSummary);

export type PostSummary = z.infer<typeof postSummary>;
export type Post = z.infer<typeof post>;
export type PostLink = z.infer<typeof postLink>;
export type Article = z.infer<typeof article>;
