import { buttonClass, ButtonLink } from '@northgate/ui/components/controls/button';
import { Sheet, SheetGrid } from '@northgate/ui/components/figures/sheet-grid';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { repair } from '../../content/red-teaming.content';
import FineTuning from './drawings/fine-tuning.svg';
import Preference from './drawings/preference.svg';
import styles from './repair-section.module.css';

const drawings = { 'fine-tuning': FineTuning, preference: Preference };

/** What a test leaves behind to train with. Each of its two cards unfolds one more paragraph. */
export const RepairSection = () => (
  <Section space="flush">
    <SectionHead title={repair.title} />
    <SheetGrid className={styles.sheets}>
      {repair.cards.map(({ drawing, title, text, action, more }) => {
        const Picture = drawings[drawing];
        return (
          <Sheet
            key={title}
            title={title}
            text={text}
            picture={<Picture />}
            action={
              <details className={styles.more}>
                <summary className={buttonClass({ variant: 'outline' })}>{action}</summary>
                <Text look="body">{more}</Text>
              </details>
            }
          />
        );
      })}
    </SheetGrid>
    <ButtonLink href={repair.action.path} variant="ink">
      {repair.action.label}
    </ButtonLink>
  </Section>
);
