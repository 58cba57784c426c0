import { Injectable } from '@nestjs/common';
import type { Article, Post } from '@northgate/contracts/blog.js';
import type { PostFields } from '@northgate/contracts/console/posts.js';
import { BlogService } from '../blog/blog.service.js';
import { PostFileError, PostLimitError } from '../blog/post-file.js';
import { PostRenderer } from '../blog/post-renderer.js';
import type { PostRow } from '../blog/post.repository.js';
import { neighboursIn } from '../blog/related-posts.js';
import { AppError } from '../http/app-error.js';
import { textOf } from './known-post.js';

const withoutWords = /<img(?![^>]*\balt="[^"])[^>]*>/;

/** Renders posts of the desk as they are rendered when they are published. */
@Injectable()
export class DeskRenderer {
  constructor(
    private readonly renderer: PostRenderer,
    private readonly blog: BlogService,
  ) {}

  /** What is stored of a post. Throws `invalid-input` or `too-complex`, which name field and line of the text. */
  async row(fields: PostFields): Promise<PostRow> {
    const { text, firstLine } = textOf(fields);
    const row = await this.renderer.rowOf('', 'post', text).catch((error: unknown) => {
      throw error instanceof PostFileError ? refused(error, firstLine) : error;
    });
    if (!withoutWords.test(row.content)) return row;
    const error = 'A picture has no words for who cannot see it: ![what it shows](address "800x450").';
    throw new AppError('invalid-input', { error, fields: { markdown: error } });
  }

  /** The article as its page would show it now, with a word in place of what an unfinished post lacks. */
  async article(id: string, fields: PostFields): Promise<Article> {
    const { title, slug, excerpt, region, date, markdown } = fields;
    const row = await this.row({
      ...fields,
      title: title.trim() || 'Without a title yet',
      slug: slug.trim() || 'draft',
      excerpt: excerpt.trim() || 'Without a summary yet.',
      region: region.trim() || 'global',
      date: date || new Date().toISOString(),
      markdown: markdown.trim() ? markdown : 'Without a text yet.',
    });
    const post: Post = {
      ...{ id, slug: row.slug, title: row.title, excerpt: row.excerpt, content: row.content },
      ...{ region: row.region, createdAt: row.created_at, updatedAt: row.created_at },
      tags: fields.tags,
    };
    const others = this.blog.searchable().posts.map((stored) => stored.post);
    const all = [post, ...others.filter((other) => other.id !== id)].sort(newestFirst);
    return { ...post, ...neighboursIn(all)(all.indexOf(post)) };
  }
}

const newestFirst = (one: Post, other: Post) => Date.parse(other.createdAt) - Date.parse(one.createdAt);

function refused(error: PostFileError, firstLine: number): AppError {
  const { field, line, reason } = error;
  const code = error instanceof PostLimitError ? 'too-complex' : 'invalid-input';
  const inText = line >= firstLine;
  const sentence = inText
    ? `Line ${line - firstLine + 1} of the text: ${field} ${reason}.`
    : `${field} ${reason}.`;
  const said = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return new AppError(code, { error: said, fields: { [inText ? 'markdown' : field.split('.')[0]!]: said } });
}
