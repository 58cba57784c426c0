import { ButtonLink } from '@northgate/ui/components/controls/button';
import { MeridianTable } from '../../lib/meridian-table';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { strategy } from '../../content/home.content';
import styles from './strategy-section.module.css';

/** Two ways of using AI at work, side by side. */
export function StrategySection() {
  return (
    <Section ground="night">
      <SectionHead title={strategy.title} text={strategy.lead} look="lead" textClass={styles.lead} />
      <div className={styles.sides}>
        <MeridianTable columns={strategy.columns} rows={strategy.rows} />
      </div>
      <ButtonLink href={strategy.action.path}>{strategy.action.label}</ButtonLink>
    </Section>
  );
}
