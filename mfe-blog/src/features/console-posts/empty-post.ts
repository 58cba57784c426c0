import type { PostFields } from '@northgate/contracts/console/posts';

/** What a post says that nobody has written in yet. */
export const emptyPost: PostFields = {
  title: '',
  slug: '',
  excerpt: '',
  tags: [],
  region: 'global',
  date: '',
  ask: [],
  markdown: '',
};
