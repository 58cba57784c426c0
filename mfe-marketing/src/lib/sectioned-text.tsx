import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import type { ReactNode } from 'react';
import styles from './sectioned-text.module.css';
import { TitledText } from './titled-text';

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
        <TitledText as="h1" look="h1" title={title} text={lead} textLook="lead" textClass={styles.lead} />
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

/** A stretch of a section; with a `title` it stands under a heading of its own. */
interface Passage {
  title?: string;
  texts: string[];
  points?: string[];
}

/** One section of a text; `id` is its anchor. */
export interface TextSectionContent {
  id: string;
  title: string;
  passages: Passage[];
}

/** One section: its heading, its passages, and what stands at its end. */
const TextSection = ({ id, title, passages, children }: TextSectionContent & { children?: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
    <Text as="h2" look="h3" id={`${id}-title`} className={styles.title}>
      {title}
    </Text>
    {passages.map((passage, index) => (
      <PassageText key={index} {...passage} />
    ))}
    {children}
  </section>
);

const PassageText = ({ title, texts, points = [] }: Passage) => (
  <>
    {title ? (
      <Text as="h3" look="h4" className={styles.subtitle}>
        {title}
      </Text>
    ) : null}
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {points.length > 0 ? (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ) : null}
  </>
);
