import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import type { ReactNode } from 'react';
import styles from './sectioned-text.module.css';
import { TextSection, type TextSectionContent } from './text-section';

interface SectionedTextProps {
  title: string;
  lead: string;
  /** A line under the lead, such as a date. */
  note?: ReactNode;
  /** Name of the list of sections. */
  contents: string;
  sections: TextSectionContent[];
  /** What stands at the end of a section besides its words. */
  endOf?: (id: string) => ReactNode;
}

/** A page of text: a head, a list of its sections that stays beside the text, and the text. */
export const SectionedText = ({ title, lead, note, contents, sections, endOf }: SectionedTextProps) => (
  <div className={cx(layout.wrap, styles.page)}>
    <div className={layout.grid}>
      <header className={styles.head}>
        <Text as="h1" look="h1">
          {title}
        </Text>
        <Text look="lead" className={styles.lead}>
          {lead}
        </Text>
        {note ? (
          <Text look="label" className={styles.date}>
            {note}
          </Text>
        ) : null}
      </header>
      <nav className={styles.contents} aria-label={contents}>
        <Text look="label" tone="quiet" className={styles.caption}>
          {contents}
        </Text>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <TextSection key={section.id} {...section}>
            {endOf?.(section.id)}
          </TextSection>
        ))}
      </div>
    </div>
  </div>
);
