import type { ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import { Text } from '../text/text';
import styles from './title-block.module.css';

interface TitleBlockProps {
  title: string;
  lead: string;
  /** Buttons and links beneath. */
  actions?: ReactNode;
  /** The data foot, up to three cells. */
  facts?: { term: string; detail: string }[];
}

/** A plate's title block: bordered, the page's main heading on top, data in ruled cells at the foot. */
export const TitleBlock = ({ title, lead, actions, facts = [] }: TitleBlockProps) => (
  <div className={styles.block}>
    <div className={styles.words}>
      <Text as="h1" look="h1" className={styles.title}>
        {title}
      </Text>
      <Text look="lead" className={styles.lead}>
        {lead}
      </Text>
      {actions ? <div className={layout.actions}>{actions}</div> : null}
    </div>
    {facts.length > 0 ? (
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <Text as="dt" look="label" tone="quiet">
              {term}
            </Text>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    ) : null}
  </div>
);
