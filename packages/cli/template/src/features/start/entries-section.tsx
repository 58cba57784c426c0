import { Field, Input } from '@northgate/ui/components/controls/field';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { useEffect, useRef, useState } from 'react';
import { start } from '../../content/start.content';
import styles from './entries-section.module.css';

/** All entries, or those with the words that somebody looks for. */
export function EntriesSection() {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before this part came alive stands in the field only.
  useEffect(() => setWords(field.current?.value ?? ''), []);
  const found = start.entries.filter(({ title, text }) =>
    `${title} ${text}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <Section space="flush" label="Entries">
      <Field id="entry-words" label="Find an entry">
        <Input
          ref={field}
          id="entry-words"
          type="search"
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <ul className={styles.entries}>
        {found.map(({ title, text }) => (
          <li key={title}>
            <Text as="h2" look="h4">
              {title}
            </Text>
            <Text look="body">{text}</Text>
          </li>
        ))}
      </ul>
      <Text look="sm" tone="quiet">
        <span role="status">
          {found.length} of {start.entries.length} entries
        </span>
      </Text>
    </Section>
  );
}
