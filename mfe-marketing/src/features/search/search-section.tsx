import { searchFieldId, searchLimit } from '@northgate/contracts/search-page';
import { paths } from '@northgate/site/paths';
import { Button } from '@northgate/ui/components/controls/button';
import { Input } from '@northgate/ui/components/controls/field';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { useSearchParams } from 'react-router-dom';
import { search } from '../../content/search.content';
import styles from './search-section.module.css';
import { useResults } from './use-results';

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
