import { Fragment, type ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  facts: { term: string; detail: ReactNode }[];
}

/** Terms and details between hairlines. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(({ term, detail }) => (
      <Fragment key={term}>
        <dt>{term}</dt>
        <dd>{detail}</dd>
      </Fragment>
    ))}
  </dl>
);
