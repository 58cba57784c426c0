import { frame } from '@northgate/contracts/frame';
import type { SearchAnswer } from '@northgate/contracts/search';

/** What the site finds for some words. Rejects with "status: text". */
export const askSearch = (words: string, signal: AbortSignal): Promise<SearchAnswer> =>
  frame().read<SearchAnswer>(`/api/search?q=${encodeURIComponent(words)}`, { signal });
