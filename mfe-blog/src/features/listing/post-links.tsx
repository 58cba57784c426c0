import type { PostSummary } from '@northgate/contracts/blog';
import { paths } from '@northgate/site/paths';
import layout from '@northgate/ui/layout/layout.module.css';
import { postDate } from '../../lib/post-date';

/** Stands in for the list when its code cannot be loaded: every post as a plain link. */
export const PostLinks = ({ posts }: { posts: PostSummary[] | null }) => (
  <ul className={layout.wrap}>
    {posts?.map(({ slug, title, createdAt }) => (
      <li key={slug} style={{ padding: '14px 0', borderTop: 'var(--borders-hairline)' }}>
        <a href={paths.article(slug)}>{title}</a> {postDate(createdAt)}
      </li>
    ))}
  </ul>
);
