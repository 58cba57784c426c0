import type { PostDetail, PostFields, PostLine, PostLines } from '../posts.js';

const fields: PostFields = {
  title: 'The gate opens',
  slug: 'the-gate-opens',
  excerpt: 'How a gate knows whom to let in.',
  tags: ['security', 'vision'],
  region: 'india',
  date: '2026-11-20',
  ask: ['How does the gate know me?'],
  markdown: '## It opens\n\nAt six, for who is known.\n',
};

const line: PostLine = {
  id: 'one',
  title: fields.title,
  slug: fields.slug,
  region: fields.region,
  tags: fields.tags,
  date: fields.date,
  state: 'published',
  changed: true,
  savedAt: '2026-11-21T10:00:00.000Z',
  savedBy: 'Bo',
};

const posts: PostLines = {
  posts: [
    line,
    {
      ...{ ...line, id: 'two', title: '', slug: '', tags: [], date: '', state: 'draft' },
      changed: false,
    },
    {
      ...{ ...line, id: 'three', state: 'scheduled', date: '2027-01-04', savedBy: '' },
      title:
        'A title of many words that says at length what a post is about, as titles of posts sometimes do',
    },
  ],
  counts: { draft: 1, scheduled: 1, published: 1, withdrawn: 0 },
};

const detail: PostDetail = {
  ...{ id: line.id, state: line.state, changed: line.changed, savedAt: line.savedAt, savedBy: line.savedBy },
  version: 2,
  fields,
  live: { slug: fields.slug, hash: 'a', fields: { ...fields, title: 'The gate opened' } },
  formerSlugs: ['gate'],
  versions: [
    { version: 2, at: line.savedAt, author: 'Bo', kind: 'saved' },
    { version: 1, at: '2026-11-20T10:00:00.000Z', author: 'Bo', kind: 'published' },
  ],
};

/** What the desk answers about posts. */
export const recordedPosts = { '/desk/posts': posts, [`/desk/posts/${line.id}`]: detail };

/** Where posts are looked at. */
export const postPlaces = ['/posts', `/posts/${line.id}`];
