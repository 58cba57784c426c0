/** Longest search, in characters after trimming. */
export const searchLimit = 200;

/** Id of the search page's field, and what stands in that page where results of its address go. */
export const searchFieldId = 'search-words';
export const searchPlace = '<!--search-results-->';

/** One thing that was found. */
export interface SearchResult {
  kind: 'page' | 'question' | 'article';
  title: string;
  /** Heading of the section; empty where the result is the whole page. For a question the title of its page. */
  section: string;
  /** Its address on this site, with the fragment of the section where it has one. */
  path: string;
  /** What it says, in pieces; `found` where a piece is a word that was searched for. */
  excerpt: { text: string; found: boolean }[];
}

/** What the kinds are called above their results. */
export const searchKinds: Record<SearchResult['kind'], string> = {
  page: 'Pages',
  question: 'Questions',
  article: 'Articles',
};

/** The results by kind, in their order. */
export function byKind(results: SearchResult[]): [kind: SearchResult['kind'], results: SearchResult[]][] {
  const groups = new Map<SearchResult['kind'], SearchResult[]>();
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups];
}

/** How many there are, as it is said to who cannot see them. */
export function countOf(query: string, results: SearchResult[]): string {
  if (results.length === 0) return `Nothing was found for “${query}”. Try fewer or other words.`;
  return `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${query}”`;
}

/** What is said when a search was not answered; `busy` when a visitor has searched too often. */
export const searchFailures = {
  away: 'Search is not available right now. These pages lead on.',
  busy: 'You have searched many times within a minute. Please wait a moment.',
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const resultMarkup = ({ title, section, path, excerpt }: SearchResult): string => {
  const name = section ? `${escaped(title)} <span>${escaped(section)}</span>` : escaped(title);
  const text = excerpt.map(({ text, found }) => (found ? `<mark>${escaped(text)}</mark>` : escaped(text)));
  return `<li><a href="${escaped(path)}">${name}</a><p>${text.join('')}</p></li>`;
};

/** What was found as markup of the search page; the page server and the browser show the same. */
export const resultsMarkup = (query: string, results: SearchResult[]): string =>
  `<p role="status" data-query="${escaped(query)}">${escaped(countOf(query, results))}</p>` +
  byKind(results)
    .map(([kind, some]) => `<h2>${searchKinds[kind]}</h2><ul>${some.map(resultMarkup).join('')}</ul>`)
    .join('');

/** Markup of the search page where there is no answer. */
export const failureMarkup = (query: string, why: keyof typeof searchFailures): string =>
  `<p role="alert" data-query="${escaped(query)}">${searchFailures[why]}</p>`;
