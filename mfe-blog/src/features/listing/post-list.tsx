import type { PostSummary } from '@northgate/contracts/blog';
import notice from '@northgate/ui/components/states/notice.module.css';
import skeletonCards from '@northgate/ui/components/states/skeleton-cards.module.css';
import hidden from '@northgate/ui/components/text/visually-hidden.module.css';
import { includeStyles, noteSheet } from '@northgate/ui/composition/sheets';
import drawing from '@northgate/ui/drawings/drawing.css';
import badge from '@northgate/ui/generated/badge.module.css';
import button from '@northgate/ui/generated/button.module.css';
import skeleton from '@northgate/ui/generated/skeleton.module.css';
import link from '@northgate/ui/generated/text-link.module.css';
import layout from '@northgate/ui/layout/layout.module.css';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import facts from '../../lib/post-facts.module.css';
import { FilterBar } from './filter-bar';
import type { Filters } from './filters.logic';
import pageLinks from './page-links.module.css';
import { postsPerPage, type ListingPage } from './pages.logic';
import card from './post-card.module.css';
import styles from './post-list.module.css';
import { PostResults } from './post-results';
import { postsQuery } from './posts-query';
import { queryClient } from './query-client';
import { useFilters, type HistoryChange } from './use-filters';
import { useRefresh } from './use-refresh';

type PostListProps = Omit<ListingPage, 'posts'> & { posts: PostSummary[] | null };

/** The posts with search, topics, regions and refresh; null posts are fetched first. */
export function PostList(props: PostListProps) {
  const [client] = useState(queryClient);
  includeStyles(styles, pageLinks, card, facts, skeletonCards, hidden, notice, badge, button, link, skeleton);
  noteSheet(drawing);
  return (
    <QueryClientProvider client={client}>
      <PostBrowser {...props} />
    </QueryClientProvider>
  );
}

function PostBrowser({ posts, page, pages }: PostListProps) {
  const { filters, change: changeFilters } = useFilters();
  const [cards, setCards] = useState(postsPerPage);
  const { data, isError, isPlaceholderData, refetch } = useQuery(postsQuery(filters.region, posts));
  const [refreshing, refresh] = useRefresh(() => refetch({ cancelRefetch: false }));
  const change = useCallback(
    (next: Partial<Filters>, history?: HistoryChange) => {
      changeFilters(next, history);
      setCards(postsPerPage);
    },
    [changeFilters],
  );
  return (
    <>
      <FilterBar
        filters={filters}
        onChange={change}
        refreshing={refreshing}
        onRefresh={() => void refresh()}
      />
      <div className={layout.wrap}>
        <PostResults
          posts={data}
          part={isPlaceholderData ? { pages } : null}
          page={page}
          failed={isError}
          filters={filters}
          onChange={change}
          cards={cards}
          onMore={() => setCards(cards + postsPerPage)}
        />
      </div>
    </>
  );
}
