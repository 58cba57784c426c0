import { IndustryLegend } from '../../lib/industry-legend';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { industries } from '../../content/home.content';
import styles from './industries-section.module.css';

/** All ten industries, each a link to its page. */
export function IndustriesSection() {
  return (
    <Section space="flush">
      <Text as="h2" look="h2" className={styles.title}>
        {industries.title}
      </Text>
      <IndustryLegend columns={5} described />
    </Section>
  );
}
