import { frame } from '@northgate/contracts/frame';
import { Ledger } from '@northgate/ui/components/figures/ledger';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { comparison } from '../../content/cybersecurity.content';
import styles from './comparison-section.module.css';

/** The company beside the three competitors the brand names. */
export function ComparisonSection() {
  const { company, competitors } = frame().brand;
  return (
    <Section space="flush">
      <Text as="h2" look="h2">
        {comparison.title}
      </Text>
      <Text look="sm" tone="quiet" className={styles.note}>
        {comparison.note}
      </Text>
      <Ledger
        caption={comparison.caption}
        subject={comparison.subject}
        columns={[company.name, ...competitors]}
        ours={0}
        rows={comparison.rows}
      />
    </Section>
  );
}
