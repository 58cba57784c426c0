import type { PostSummary } from '@northgate/contracts/blog';
import { Button } from '@northgate/ui/components/controls/button';
import { Notice } from '@northgate/ui/components/states/notice';
import { SkeletonCards } from '@northgate/ui/components/states/skeleton-cards';
import { VisuallyHidden } from '@northgate/ui/components/text/visually-hidden';
import { cx } from '@northgate/ui/composition/class-names';
import { late } from '@northgate/ui/composition/late';
import { chooseCovers } from '../../lib/drawings/covers/choose-cover';
import { AnimatePresence, Motion } from '@northgate/ui/motion/motion';
import { listing } from '../../content/listing.content';
import { filterPosts, isFiltered, isNarrowed, noFilters, topicsOf, type Filters } from './filters.logic';
import { PageLinks } from './page-links';
import { listingPage, pagesFor } from './pages.logic';
import { PostCard } from './post-card';
import styles from './post-list.module.css';
import { TopicChips } from './topic-chips';

interface PostResultsProps {
  posts: PostSummary[] | undefined;
  /** The page of the listing that is shown without filters. */
  page: number;
  /** How many pages there are while the posts are those of this page only; null when all are there. */
  part: { pages: number } | null;
  failed: boolean;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** How many cards are shown at most, and how to ask for more. */
  cards: number;
  onMore: () => void;
}

/** What the filter bar has found: skeletons, the error screen, or topics and cards. */
export function PostResults({
  posts,
  page,
  part,
  failed,
  filters,
  onChange,
  cards,
  onMore,
}: PostResultsProps) {
  const found = posts && !failed ? filterPosts(posts, filters) : [];
  const waiting = !posts || (part && found.length === 0 && isNarrowed(filters));
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
            topics={topicsOf(posts ?? [], filters.topic)}
            active={filters.topic}
            onChoose={(topic) => onChange({ topic })}
          />
          {waiting ? (
            <Skeletons />
          ) : (
            <Found {...{ page, part, filters, onChange, cards, onMore }} posts={found} />
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
  'page' | 'part' | 'filters' | 'onChange' | 'cards' | 'onMore'
>;

function Found({ posts, page, part, filters, onChange, cards, onMore }: FoundProps) {
  if (posts.length > 0) {
    if (isFiltered(filters))
      return (
        <>
          <Cards posts={posts.slice(0, cards)} />
          {posts.length > cards ? <ShowMore onMore={onMore} /> : null}
        </>
      );
    // Posts may have been withdrawn, and the page with them.
    const existing = Math.min(page, pagesFor(posts.length));
    const shown = part ? { posts, page, pages: part.pages } : listingPage(posts, existing)!;
    return (
      <>
        <Cards posts={shown.posts} />
        <PageLinks page={shown.page} pages={shown.pages} />
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

/** The posts as cards, those of a row with covers that differ. */
function Cards({ posts }: { posts: PostSummary[] }) {
  const covers = chooseCovers(posts);
  return (
    <ul className={styles.posts}>
      <Motion layout>
        <AnimatePresence initial={false}>
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} index={index} cover={covers[index]!} />
          ))}
        </AnimatePresence>
      </Motion>
    </ul>
  );
}

const ShowMore = ({ onMore }: { onMore: () => void }) => (
  <div className={styles.more} {...late}>
    <Button variant="outline" onClick={onMore}>
      {listing.showMore}
    </Button>
  </div>
);
