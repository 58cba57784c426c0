import type { SearchAnswer } from '@northgate/contracts/search';
import { read } from '../requests/requests';

/** What the site finds for some words. Rejects with "status: text". */
export const askSearch = (words: string, signal: AbortSignal): Promise<SearchAnswer> =>
  read<SearchAnswer>(`/api/search?q=${encodeURIComponent(words)}`, { signal });
