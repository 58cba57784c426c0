import { frame } from '@northgate/contracts/frame';
import type { SearchAnswer } from '@northgate/contracts/search';

/** What the site finds for some words. Rejects with an `ApiError`. */
export const askSearch = (words: string, signal: AbortSignal): Promise<SearchAnswer> =>
  frame()
    .api()
    .then((api) => api.get<SearchAnswer>('/api/search', { params: { q: words }, signal }))
    .then(({ data }) => data);
