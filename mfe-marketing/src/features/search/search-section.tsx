import { frame } from '@northgate/contracts/frame';
import type { SearchAnswer } from '@northgate/contracts/search';
import {
  failureMarkup,
  resultsMarkup,
  searchFieldId,
  searchLimit,
  searchPlace,
} from '@northgate/contracts/search-page';
import { paths } from '@northgate/site/paths';
import { Button } from '@northgate/ui/components/controls/button';
import { Input } from '@northgate/ui/components/controls/field';
import { Text } from '@northgate/ui/components/text/text';
import { useAdopted } from '@northgate/ui/hooks/use-adopted';
import { Section } from '@northgate/ui/layout/section';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { search } from '../../content/search.content';
import styles from './search-section.module.css';

/**
 * A form that asks the same page anew, and what was found. The page server puts that in its place, so that all works without
 * script; the browser asks for it where the page came by a navigation.
 */
export function SearchSection() {
  const words = (useSearchParams()[0].get('q') ?? '').trim().slice(0, searchLimit);
  const markup = useResults(words);
  return (
    <Section space="tight" first>
      <Text as="h1" look="h1">
        {search.title}
      </Text>
      <form action={paths.search} role="search" className={styles.form}>
        <label htmlFor={searchFieldId}>{search.label}</label>
        <Input
          key={words}
          id={searchFieldId}
          name="q"
          required
          maxLength={searchLimit}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={words}
        />
        <Button type="submit" variant="ink">
          {search.send}
        </Button>
      </form>
      <div
        className={styles.results}
        data-search-results
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </Section>
  );
}

/** What the page server has put into the page. */
const servedResults = (): string => document.querySelector('[data-search-results]')?.innerHTML ?? '';

/** Markup of what is found for some words: as it was served, otherwise asked for; on the server the place for it. */
function useResults(words: string): string {
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

/** What the site finds for some words. Rejects with an `ApiError`. */
const askSearch = (words: string, signal: AbortSignal): Promise<SearchAnswer> =>
  frame()
    .api()
    .then((api) => api.get<SearchAnswer>('/api/search', { params: { q: words }, signal }))
    .then(({ data }) => data);
