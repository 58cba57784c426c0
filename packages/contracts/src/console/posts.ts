import { z } from 'zod';

/** Where a post stands: never published, due at a time to come, out, or taken off the site. */
export const postStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
const postState = z.enum(postStates);
export type PostState = z.infer<typeof postState>;

/** What is written about a post and in it. Unfinished ones may lack anything; publishing asks for all of it. */
export const postFields = z.object({
  title: z.string().max(200),
  slug: z.string().max(90),
  excerpt: z.string().max(400),
  tags: z.array(z.string().max(40)).max(20),
  region: z.string().max(40),
  /** A day or a time, as the front matter of a post has it; empty for when it is published. One to come is a schedule. */
  date: z.string().max(40),
  /** Questions that the assistant answers from it. */
  ask: z.array(z.string().max(200)).max(20),
  markdown: z.string(),
});
export type PostFields = z.infer<typeof postFields>;

/** A post as it stands in the list. */
export const postLine = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  region: z.string(),
  tags: z.array(z.string()),
  /** The date that readers see; empty while there is none. */
  date: z.string(),
  state: postState,
  /** Whether there is something newer at the desk than on the site. */
  changed: z.boolean(),
  savedAt: z.string(),
  /** Who saved it last; empty for a post that came from a file. */
  savedBy: z.string(),
});
export type PostLine = z.infer<typeof postLine>;

/** What a list is narrowed to. */
export const postFilter = z.object({
  search: z.string().max(200).optional(),
  state: postState.optional(),
});
export type PostFilter = z.infer<typeof postFilter>;

export const postLines = z.object({
  posts: z.array(postLine),
  /** How many of what the search finds are in each state. */
  counts: z.record(postState, z.number().int()),
});
export type PostLines = z.infer<typeof postLines>;

/** Why a version is kept for itself: it was saved, published, or somebody was asked to read it. */
const versionKind = z.enum(['saved', 'published', 'review']);

const versionLine = z.object({
  version: z.number().int().positive(),
  at: z.string(),
  author: z.string(),
  kind: versionKind,
});
export type VersionLine = z.infer<typeof versionLine>;

/** One version with its words. */
export const postVersion = versionLine.extend({ fields: postFields });
export type PostVersion = z.infer<typeof postVersion>;

/** Everything about one post. */
export const postDetail = postLine
  .pick({ id: true, state: true, changed: true, savedAt: true, savedBy: true })
  .extend({
    /** Grows with every save. Whoever saves says which one they saw. */
    version: z.number().int().nonnegative(),
    fields: postFields,
    /** What the site shows, and the hash by which a change from elsewhere is noticed; null for a draft. */
    live: z.object({ slug: z.string(), hash: z.string(), fields: postFields }).nullable(),
    /** Slugs that lead to it by redirect. */
    formerSlugs: z.array(z.string()),
    /** The newest first. */
    versions: z.array(versionLine),
  });
export type PostDetail = z.infer<typeof postDetail>;

const seen = { version: z.number().int().nonnegative() };

/** Words to be kept as the next version after the one that was seen. */
export const postSave = z.object({ ...seen, fields: postFields });
export type PostSave = z.infer<typeof postSave>;

/** A version to be published; `live` is the hash of what is replaced, empty where there is nothing. */
export const postPublication = z.object({ ...seen, live: z.string() });
export type PostPublication = z.infer<typeof postPublication>;

/** A version that is to be read by whoever has the link, and for how many days. */
export const reviewWish = z.object({ ...seen, days: z.number().int().min(1).max(30) });

/** What the console's `/review/` opens, until then. */
export const reviewPass = z.object({ pass: z.string(), expiresAt: z.string() });
export type ReviewPass = z.infer<typeof reviewPass>;

/** A picture as it is named in Markdown: its address and its size in pixels. */
export const uploadedPicture = z.object({
  address: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;
