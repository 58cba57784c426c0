import { Text } from '@northgate/ui/components/text/text';
import type { CaseStudy } from '../content/sector-content';
import styles from './case-facts.module.css';

/** What was wrong, what was done and what came of it. */
export const CaseFacts = ({
  challenge,
  solution,
  result,
}: Pick<CaseStudy, 'challenge' | 'solution' | 'result'>) => (
  <dl className={styles.facts}>
    <Text as="dt" look="label" tone="quiet">
      Challenge
    </Text>
    <dd>{challenge}</dd>
    <Text as="dt" look="label" tone="quiet">
      Solution
    </Text>
    <dd>{solution}</dd>
    <Text as="dt" look="label" tone="quiet">
      Result
    </Text>
    <dd className={styles.result}>{result}</dd>
  </dl>
);
