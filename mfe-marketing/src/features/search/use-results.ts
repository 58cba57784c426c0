import { failureMarkup, resultsMarkup, searchPlace } from '@northgate/contracts/search-page';
import { useAdopted } from '@northgate/ui/hooks/use-adopted';
import { useEffect, useState } from 'react';
import { askSearch } from './ask-search';

/** What the page server has put into the page. */
const servedResults = (): string => document.querySelector('[data-search-results]')?.innerHTML ?? '';

/** Markup of what is found for some words: as it was served, otherwise asked for; on the server the place for it. */
export function useResults(words: string): string {
  const adopted = useAdopted();
  const [shown, setShown] = useState(() => ({
    words: !SERVER && adopted ? words : '',
    markup: SERVER ? searchPlace : adopted ? servedResults() : '',
  }));
  useEffect(() => {
    if (words === shown.words) return;
    const gone = new AbortController();
    const show = (markup: string) => setShown({ words, markup });
    if (!words) return show('');
    askSearch(words, gone.signal).then(
      ({ results }) => show(resultsMarkup(words, results)),
      (error: unknown) => {
        if (!gone.signal.aborted)
          show(failureMarkup(words, String(error).includes('429:') ? 'busy' : 'away'));
      },
    );
    return () => gone.abort();
  }, [words, shown.words]);
  return shown.markup;
}
