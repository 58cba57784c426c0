import { ButtonLink } from '@northgate/ui/components/button';
import { MeridianTable } from '@northgate/ui/components/meridian-table';
import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { strategy } from '../../content/home.content';
import styles from './strategy-section.module.css';

/** Two ways of using AI at work, side by side. */
export function StrategySection() {
  return (
    <Section ground="night">
      <Text as="h2" look="h2">
        {strategy.title}
      </Text>
      <Text look="lead" className={styles.lead}>
        {strategy.lead}
      </Text>
      <div className={styles.sides}>
        <MeridianTable columns={strategy.columns} rows={strategy.rows} />
      </div>
      <ButtonLink href={strategy.action.path}>{strategy.action.label}</ButtonLink>
    </Section>
  );
}
