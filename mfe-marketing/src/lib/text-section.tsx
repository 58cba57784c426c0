import { Text } from '@northgate/ui/components/text/text';
import type { ReactNode } from 'react';
import styles from './sectioned-text.module.css';

/** A stretch of a section; with a `title` it stands under a heading of its own. */
export interface Passage {
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
export const TextSection = ({
  id,
  title,
  passages,
  children,
}: TextSectionContent & { children?: ReactNode }) => (
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
