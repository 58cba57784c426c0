import { Text } from '@northgate/ui/components/text/text';
import { TextLinkLabel } from '@northgate/ui/components/text/text-link';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { capabilities } from '../../content/home.content';
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
            <Text as="h3" look="h3">
              {card.title}
            </Text>
            <Text look="body" tone="quiet" className={styles.text}>
              {card.text}
            </Text>
            <span className={styles.more}>
              <TextLinkLabel>{capabilities.more}</TextLinkLabel>
            </span>
          </a>
        ))}
      </div>
    </Section>
  );
}
