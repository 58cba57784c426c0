import { createHash } from 'node:crypto';
import { PostFileError, PostLimitError, parsePostFile } from './post-file.js';
import type { PostRow } from './post.repository.js';
import { MarkdownFault, MarkdownLimit, renderMarkdown } from './render-markdown.js';

/** Part of every hash: raising it renders all posts anew when the rendering itself has changed. */
const renderingVersion = 2;

/** Tells whether a post has to be rendered again. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(`${renderingVersion}\n${text}`).digest('hex');

/**
 * A Markdown file as the row of a post that comes from `source`; throws `PostFileError`.
 * Takes as long as the text wants it to: what others wrote goes through `PostRenderer`.
 */
export async function rowOf(source: string, name: string, text: string): Promise<PostRow> {
  const { markdown, date, draft, firstLine, ...post } = parsePostFile(name, text);
  const { html, passages } = await renderMarkdown(markdown).catch((error: unknown) => {
    if (!(error instanceof MarkdownFault)) throw error;
    const Refusal = error instanceof MarkdownLimit ? PostLimitError : PostFileError;
    throw new Refusal(name, firstLine + error.line - 1, error.field, error.message);
  });
  return {
    source,
    source_hash: hashOf(text),
    text,
    status: draft ? 'draft' : 'published',
    slug: post.slug,
    slug_key: post.slug.toLowerCase(),
    title: post.title,
    excerpt: post.excerpt,
    content: html,
    region: post.region,
    created_at: date,
    tags: JSON.stringify(post.tags),
    ask: JSON.stringify(post.ask),
    passages: JSON.stringify(passages),
  };
}
