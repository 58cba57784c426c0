import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Article } from '@northgate/contracts/blog.js';
import type { Change, Changed } from '@northgate/contracts/console/audit.js';
import {
  postStates,
  type PostDetail,
  type PostFields,
  type PostFilter,
  type PostLine,
  type PostLines,
  type PostSave,
  type PostVersion,
  type ReviewPass,
} from '@northgate/contracts/console/posts.js';
import { PostRepository } from '../blog/post.repository.js';
import { AppError } from '../http/app-error.js';
import { DeskRenderer } from './desk-renderer.js';
import { lineOf, stateOf } from './known-post.js';
import {
  forgetWork,
  keepVersion,
  knownPost,
  markVersion,
  PostWorksRepository,
} from './post-works.repository.js';
import { ReviewPasses } from './review-passes.js';

/** What the console does with posts before they are published. */
@Injectable()
export class PostDeskService {
  constructor(
    private readonly posts: PostRepository,
    private readonly works: PostWorksRepository,
    private readonly renderer: DeskRenderer,
    private readonly passes: ReviewPasses,
  ) {}

  /** The last saved first. */
  async list({ search = '', state }: PostFilter): Promise<PostLines> {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = (await this.works.all()).map(lineOf).filter((line) => holdsAll(line, words));
    const counts = Object.fromEntries(
      postStates.map((one) => [one, found.filter((line) => line.state === one).length]),
    ) as PostLines['counts'];
    const posts = found.filter((line) => !state || line.state === state);
    return { posts: posts.sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1)), counts };
  }

  async detail(id: string): Promise<PostDetail> {
    return (await this.works.detail(id)) ?? notThere();
  }

  async version(id: string, version: number): Promise<PostVersion> {
    return (await this.works.version(id, version)) ?? notThere();
  }

  async create(fields: PostFields, author: string): Promise<Changed<PostDetail>> {
    const id = randomUUID();
    await this.posts.change(({ transaction }) => keepVersion(transaction, {}, { id, fields, author }));
    return { result: await this.detail(id), change: changeOf('begin post', id, null, measured(fields)) };
  }

  /** Throws `conflict` when somebody else has saved meanwhile. */
  async save(
    id: string,
    { version, fields }: PostSave,
    author: string,
  ): Promise<Changed<PostDetail, Change | null>> {
    const { known, begins } = await this.posts.change(async ({ transaction }) => {
      const seen = (await knownPost(transaction, id)) ?? notThere();
      if ((seen.work?.version ?? 0) !== version) throw new AppError('conflict');
      return { known: seen, ...(await keepVersion(transaction, seen, { id, fields, author })) };
    });
    const before = { version, title: lineOf(known).title };
    const change = begins ? changeOf('edit post', id, before, measured(fields)) : null;
    return { result: await this.detail(id), change };
  }

  /** Takes a draft away that was never published. */
  async discard(id: string): Promise<Changed<null>> {
    const { fields } = await this.detail(id);
    await this.posts.change(async ({ transaction }) => {
      const known = await knownPost(transaction, id);
      if (!known || known.post || stateOf(known) !== 'draft')
        throw new AppError('conflict', { error: 'Only a draft that was never published can be discarded.' });
      await forgetWork(transaction, id);
    });
    return { result: null, change: changeOf('discard draft', id, measured(fields), null) };
  }

  /** A version as its page would show it; without one, the words as they are now. */
  async article(id: string, version?: number): Promise<Article> {
    const { fields } = version ? await this.version(id, version) : await this.detail(id);
    return this.renderer.article(id, fields);
  }

  async review(id: string, version: number, days: number): Promise<Changed<ReviewPass>> {
    await this.posts.change(async ({ transaction }) => {
      if (!(await markVersion(transaction, id, version, 'review')))
        throw new AppError('conflict', { error: 'That version has been saved over. Read the post again.' });
    });
    const result = this.passes.make(id, version, days);
    const after = { version, until: result.expiresAt };
    return { result, change: changeOf('let review post', id, null, after) };
  }

  async reviewed(pass: string): Promise<Article> {
    const { id, version } = this.passes.read(pass) ?? notThere();
    return this.article(id, version);
  }
}

const holdsAll = ({ title, slug, region, tags }: PostLine, words: string[]): boolean => {
  const text = [title, slug, region, ...tags].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
};

/** What the audit log says of a post; its words are in its versions. */
const measured = ({ title, slug, markdown }: PostFields) => ({ title, slug, characters: markdown.length });

export const changeOf = (
  what: string,
  id: string,
  before: Change['before'],
  after: Change['after'],
): Change => ({
  what,
  subject: `post ${id}`,
  before,
  after,
});

export function notThere(): never {
  throw new AppError('not-found', { error: 'There is no such post.' });
}
