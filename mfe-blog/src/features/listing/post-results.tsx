import type { PostSummary } from '@northgate/contracts/blog';
import { Button } from '@northgate/ui/components/button';
import { Notice } from '@northgate/ui/components/notice';
import { SkeletonCards } from '@northgate/ui/components/skeleton-cards';
import { VisuallyHidden } from '@northgate/ui/components/visually-hidden';
import { cx } from '@northgate/ui/composition/class-names';
import { listing } from '../../content/listing.content';
import { filterPosts, isFiltered, isNarrowed, noFilters, topicsOf, type Filters } from './filters.logic';
import { PostCard } from './post-card';
import styles from './post-list.module.css';
import { TopicChips } from './topic-chips';

interface PostResultsProps {
  posts: PostSummary[] | undefined;
  failed: boolean;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** What the filter bar has found: skeletons, the error screen, or topics and cards. */
export function PostResults({ posts, failed, filters, onChange }: PostResultsProps) {
  const shown = posts && !failed ? filterPosts(posts, filters) : [];
  return (
    <>
      <VisuallyHidden role="status">
        {failed ? listing.failed : posts ? countOf(shown.length) : listing.loading}
      </VisuallyHidden>
      {failed ? (
        <div className={styles.notice}>
          <Notice kind="error" {...listing.error} />
        </div>
      ) : (
        <>
          <TopicChips
            topics={topicsOf(posts ?? [])}
            active={filters.topic}
            onChoose={(topic) => onChange({ topic })}
          />
          {posts ? <Found posts={shown} filters={filters} onChange={onChange} /> : <Skeletons />}
        </>
      )}
    </>
  );
}

const skeletonCount = 6;

/** Six cards that are on their way. */
const Skeletons = () => <SkeletonCards count={skeletonCount} className={cx(styles.posts, styles.waiting)} />;

const countOf = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

function Found({
  posts,
  filters,
  onChange,
}: { posts: PostSummary[] } & Pick<PostResultsProps, 'filters' | 'onChange'>) {
  if (posts.length > 0) {
    return (
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} leads={index === 0} />
        ))}
      </ul>
    );
  }
  const { title, filtered, nothing } = listing.empty;
  return (
    <Notice kind="empty" title={title} text={isNarrowed(filters) ? filtered : nothing}>
      {isFiltered(filters) ? (
        <Button variant="outline" size="compact" onClick={() => onChange(noFilters)}>
          {listing.filters.clear}
        </Button>
      ) : null}
    </Notice>
  );
}
