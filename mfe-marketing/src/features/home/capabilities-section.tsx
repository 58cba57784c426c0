import { TextLinkLabel } from '@northgate/ui/components/text/text-link';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { capabilities } from '../../content/home.content';
import { TitledText } from '../../lib/titled-text';
import styles from './capabilities-section.module.css';

/** The four subjects the company works on, each a link to its page. */
export function CapabilitiesSection() {
  return (
    <Section className={styles.section}>
      <SectionHead title={capabilities.title} text={capabilities.lead} look="lead" textClass={styles.lead} />
      <div className={styles.four}>
        {capabilities.cards().map((card) => (
          <a key={card.path} href={card.path} className={styles.card}>
            <div className={styles.drawing}>
              <SubjectDrawing name={card.drawing} labels="wide-screens" />
            </div>
            <TitledText title={card.title} text={card.text} textClass={styles.text} />
            <span className={styles.more}>
              <TextLinkLabel>{capabilities.more}</TextLinkLabel>
            </span>
          </a>
        ))}
      </div>
    </Section>
  );
}
