import type { Article, PostSummary } from '@northgate/contracts/blog';

/** A post of which a test names what it is about. */
export const summary = (changes: Partial<PostSummary> = {}): PostSummary => ({
  id: changes.slug ?? 'one',
  slug: 'one',
  title: 'Running cameras through a power cut',
  excerpt: 'Edge nodes, battery maths and the minutes before the generator starts.',
  tags: ['cctv', 'edge'],
  region: 'nigeria',
  createdAt: '2026-10-28T00:00:00.000Z',
  ...changes,
});

export const post = (changes: Partial<Article> = {}): Article => ({
  ...summary(),
  updatedAt: '2026-10-30T00:00:00.000Z',
  older: null,
  newer: null,
  related: [],
  content: '<p>Most sites ride through.</p><h2 id="section-batteries">Batteries</h2><ul><li>One</li></ul>',
  ...changes,
});

/** Three posts that differ in everything a filter looks at. */
export const threePosts = [
  summary({ slug: 'cameras' }),
  summary({
    slug: 'roi',
    title: 'What roi leaves out',
    excerpt: 'A calculator is an argument, and this one has a gap.',
    tags: ['finance', 'edge'],
    region: 'india',
  }),
  summary({
    slug: 'agents',
    title: 'When five agents disagree',
    excerpt: 'The lone dissenter was right more often than chance.',
    tags: ['decision platform'],
    region: 'global',
  }),
];
