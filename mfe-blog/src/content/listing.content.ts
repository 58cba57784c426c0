/** A region the visitor can ask for; the empty value asks for all of them. */
export type RegionChoice = '' | 'india' | 'nigeria';

interface ListingContent {
  title: string;
  lead: string;
  description: string;
  /** How the listing is called in a breadcrumb. */
  trailTitle: string;
  readingTime: string;
  readMore: string;
  showMore: string;
  /** The pages of the listing by number; `page` stands before one. */
  pages: { label: string; page: string; newer: string; older: string };
  filters: {
    search: string;
    searchLabel: string;
    regionLabel: string;
    regions: { value: RegionChoice; label: string }[];
    topicsLabel: string;
    allTopics: string;
    refresh: string;
    refreshing: string;
    clear: string;
  };
  loading: string;
  failed: string;
  error: { title: string; text: string };
  empty: { title: string; filtered: string; nothing: string };
  closing: { title: string; action: string };
}

export const listing = {
  title: 'AI Insights and Resources',
  lead: 'Field notes on building AI systems, and on breaking them.',
  description:
    'Field notes on building AI systems, and on breaking them: red teaming, cameras, private models and what changes between London, Lagos and Hyderabad.',
  trailTitle: 'AI Insights',
  readingTime: '5 min read',
  readMore: 'Read more',
  showMore: 'Show more articles',
  pages: { label: 'Pages of articles', page: 'Page', newer: 'Newer articles', older: 'Older articles' },
  filters: {
    search: 'Search articles...',
    searchLabel: 'Search articles',
    regionLabel: 'Region',
    regions: [
      { value: '', label: 'All Regions' },
      { value: 'india', label: 'India' },
      { value: 'nigeria', label: 'Nigeria' },
    ],
    topicsLabel: 'Topics',
    allTopics: 'All Topics',
    refresh: 'Refresh',
    refreshing: 'Refreshing...',
    clear: 'Clear Filters',
  },
  loading: 'Loading articles',
  failed: 'The articles did not load.',
  error: {
    title: 'Error Loading Blog',
    text: 'Unable to load blog posts. Please try again later.',
  },
  empty: {
    title: 'No articles found',
    filtered: 'Try adjusting your search or filter criteria.',
    nothing: 'Our automated content generation is working on creating fresh insights for you.',
  },
  closing: {
    title: 'Something here about your industry you disagree with?',
    action: 'Get in Touch',
  },
} satisfies ListingContent;
