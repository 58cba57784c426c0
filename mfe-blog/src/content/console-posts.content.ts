import type { PostState, VersionLine } from '@northgate/contracts/console/posts';

/** What the states of a post are called. */
export const stateNames: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** Why a version is kept. */
export const versionNames: Record<VersionLine['kind'], string> = {
  saved: 'Saved',
  published: 'Published',
  review: 'Given to review',
};
