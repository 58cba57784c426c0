import type { PostSummary } from '@northgate/contracts/blog';
import type { RegionChoice } from '../../content/listing.content';

/** What the visitor has asked for; no topic means all of them. */
export interface Filters {
  search: string;
  topic: string | null;
  region: RegionChoice;
}

export const noFilters: Filters = { search: '', topic: null, region: '' };

/** Chips beside "All Topics" at most. */
const maxTopics = 10;

/** Tags on a card at most. */
const maxTags = 3;

/** Posts whose title or excerpt holds the search text, whatever its case, and that carry the topic. */
export function filterPosts(posts: PostSummary[], { search, topic }: Filters): PostSummary[] {
  const wanted = search.trim().toLowerCase();
  return posts.filter(
    ({ title, excerpt, tags }) =>
      (title.toLowerCase().includes(wanted) || excerpt.toLowerCase().includes(wanted)) &&
      (topic === null || tags.includes(topic)),
  );
}

/** The first ten distinct tags, in the order the posts bring them; the chosen one takes the last place if it is not among them. */
export function topicsOf(posts: PostSummary[], chosen: string | null = null): string[] {
  const topics = [...new Set(posts.flatMap(({ tags }) => tags))].slice(0, maxTopics);
  return chosen === null || topics.includes(chosen) ? topics : [...topics.slice(0, maxTopics - 1), chosen];
}

/** The tags a card shows and how many it does not. */
export const cardTags = (tags: string[]): { shown: string[]; more: number } => ({
  shown: tags.slice(0, maxTags),
  more: Math.max(0, tags.length - maxTags),
});

/** True when search or topic narrow the list here, in the browser. */
export const isNarrowed = ({ search, topic }: Filters): boolean => search.trim() !== '' || topic !== null;

/** True when there is something to clear. */
export const isFiltered = ({ search, topic, region }: Filters): boolean =>
  search !== '' || topic !== null || region !== '';
