import type { Post, PostLink } from '@northgate/contracts/blog.js';

/** Posts that are offered beside one at most. */
const most = 3;

/** Of each tag only the newest posts are compared: in thousands of posts an old one is seldom the best to go on with. */
const newestPerTag = 50;

/** Where one can go from a post. */
export interface Neighbours {
  older: PostLink | null;
  newer: PostLink | null;
  /** By the number of shared tags, then those of the same region, then the newest. */
  related: PostLink[];
}

/** Finds where one can go from each post; `posts` are newest first. */
export function neighboursIn(posts: readonly Post[]): (index: number) => Neighbours {
  const byTag = new Map<string, number[]>();
  posts.forEach(({ tags }, index) => {
    for (const tag of new Set(tags)) {
      const known = byTag.get(tag) ?? [];
      if (known.length < newestPerTag) byTag.set(tag, [...known, index]);
    }
  });
  return (index) => {
    const linkAt = (at: number) => (posts[at] ? linkTo(posts[at]) : null);
    const shared = sharedTags(posts[index]!, index, byTag);
    const near = (at: number) => (posts[at]!.region === posts[index]!.region ? 1 : 0);
    const related = [...shared.keys()]
      .sort((a, b) => shared.get(b)! - shared.get(a)! || near(b) - near(a) || a - b)
      .slice(0, most);
    return {
      older: linkAt(index + 1),
      newer: linkAt(index - 1),
      related: related.map((at) => linkTo(posts[at]!)),
    };
  };
}

/** How many tags each other post has in common with one. */
function sharedTags({ tags }: Post, own: number, byTag: Map<string, number[]>): Map<number, number> {
  const shared = new Map<number, number>();
  for (const tag of new Set(tags))
    for (const index of byTag.get(tag) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  shared.delete(own);
  return shared;
}

const linkTo = ({ slug, title, tags, region, createdAt }: Post): PostLink => ({
  slug,
  title,
  tags,
  region,
  createdAt,
});
