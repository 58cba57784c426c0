import { countOf, searchFailures, type SearchResult } from '@northgate/contracts/search-page';
import { useEffect, useState } from 'react';
import { askSearch } from './ask-search';

/** A search begins when nothing was typed for this long, in milliseconds. */
const pause = 120;

/** What is shown for the words that are typed. */
export interface Found {
  words: string;
  results: SearchResult[];
  /** How many there are or why there are none, for everybody. */
  status: string;
  failed: boolean;
}

const nothing: Found = { words: '', results: [], status: '', failed: false };

/** The results for what is typed. Those before stay until the next are there. */
export function useSearch(typed: string): Found {
  const [found, setFound] = useState(nothing);
  const words = typed.trim();
  useEffect(() => {
    if (words.length < 2) return setFound(nothing);
    const gone = new AbortController();
    const timer = setTimeout(() => {
      askSearch(words, gone.signal).then(
        ({ results }) => setFound({ words, results, status: countOf(words, results), failed: false }),
        (error: unknown) => {
          if (gone.signal.aborted) return;
          const why = String(error).includes('429:') ? 'busy' : 'away';
          setFound({ words, results: [], status: searchFailures[why], failed: true });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [words]);
  return found;
}
