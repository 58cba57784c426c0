import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import type { ReactNode } from 'react';
import styles from './article-layout.module.css';

interface ArticleLayoutProps {
  head: ReactNode;
  contents: ReactNode;
  facts: ReactNode;
  share: ReactNode;
  body: ReactNode;
  about: ReactNode;
  contact: ReactNode;
  tiles: ReactNode;
  related: ReactNode;
  ways: ReactNode;
}

/** Where the parts of an article stand: facts in columns 1 to 3, the text from column 4. */
export const ArticleLayout = ({
  head,
  contents,
  facts,
  share,
  body,
  about,
  contact,
  tiles,
  related,
  ways,
}: ArticleLayoutProps) => (
  <>
    {head}
    <div className={cx(layout.wrap, styles.main)}>
      <div className={layout.grid}>
        <div className={styles.side}>
          {contents}
          {facts}
          <div className={styles.share}>{share}</div>
        </div>
        <div className={styles.body}>{body}</div>
      </div>
    </div>
    {related}
    <Section ground="band">
      <div className={cx(layout.grid, styles.about)}>
        <div className={styles.words}>
          {about}
          {contact}
        </div>
        <div className={styles.tiles}>{tiles}</div>
      </div>
    </Section>
    {ways}
  </>
);
