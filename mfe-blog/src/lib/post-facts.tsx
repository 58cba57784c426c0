import type { PostSummary } from '@northgate/contracts/blog';
import { cx } from '@northgate/ui/composition/class-names';
import { listing } from '../content/listing.content';
import { postDate } from './post-date';
import styles from './post-facts.module.css';
import { RegionBadge } from './region-badge';

interface PostFactsProps {
  post: Pick<PostSummary, 'region' | 'createdAt'>;
  size?: 'card' | 'article';
}

/** Region, day and reading time of a post in one line. */
export const PostFacts = ({ post, size = 'card' }: PostFactsProps) => (
  <div className={cx(styles.facts, size === 'article' && styles.article)}>
    <RegionBadge region={post.region} />
    <time dateTime={post.createdAt}>{postDate(post.createdAt)}</time>
    <span>{listing.readingTime}</span>
  </div>
);
