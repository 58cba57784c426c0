import type { PostSummary } from '@northgate/contracts/blog';
import { Button } from '@northgate/ui/components/button';
import { Notice } from '@northgate/ui/components/notice';
import { SkeletonCards } from '@northgate/ui/components/skeleton-cards';
import { VisuallyHidden } from '@northgate/ui/components/visually-hidden';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import { AnimatePresence, Motion } from '@northgate/ui/motion/motion';
import { listing } from '../../content/listing.content';
import { filterPosts, isFiltered, isNarrowed, noFilters, topicsOf, type Filters } from './filters.logic';
import { PostCard } from './post-card';
import styles from './post-list.module.css';
import { TopicChips } from './topic-chips';

interface PostResultsProps {
  posts: PostSummary[] | undefined;
  /** True while only the newest posts may be there. */
  partial: boolean;
  failed: boolean;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** How many cards are shown at most, and how to ask for more. */
  cards: number;
  onMore: () => void;
}

/** What the filter bar has found: skeletons, the error screen, or topics and cards. */
export function PostResults({ posts, partial, failed, filters, onChange, cards, onMore }: PostResultsProps) {
  const found = posts && !failed ? filterPosts(posts, filters) : [];
  const waiting = !posts || (partial && found.length === 0 && isNarrowed(filters));
  return (
    <>
      <VisuallyHidden role="status">
        {failed ? listing.failed : waiting ? listing.loading : countOf(found.length)}
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
          {waiting ? (
            <Skeletons />
          ) : (
            <Found posts={found} filters={filters} onChange={onChange} cards={cards} onMore={onMore} />
          )}
        </>
      )}
    </>
  );
}

const skeletonCount = 6;

/** Six cards that are on their way. */
const Skeletons = () => <SkeletonCards count={skeletonCount} className={cx(styles.posts, styles.waiting)} />;

const countOf = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

type FoundProps = { posts: PostSummary[] } & Pick<
  PostResultsProps,
  'filters' | 'onChange' | 'cards' | 'onMore'
>;

function Found({ posts, filters, onChange, cards, onMore }: FoundProps) {
  if (posts.length > 0) {
    return (
      <>
        <ul className={styles.posts}>
          <Motion layout>
            <AnimatePresence initial={false}>
              {posts.slice(0, cards).map((post, index) => (
                <PostCard key={post.slug} post={post} index={index} />
              ))}
            </AnimatePresence>
          </Motion>
        </ul>
        {posts.length > cards ? (
          <div className={styles.more} {...late}>
            <Button variant="outline" onClick={onMore}>
              {listing.showMore}
            </Button>
          </div>
        ) : null}
      </>
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
