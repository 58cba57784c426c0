import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import { vulnerabilities } from '../../content/red-teaming.content';
import styles from './vulnerabilities-section.module.css';
import { WeaknessLine } from './weakness-line';

/** The common vulnerabilities from edge to edge, one line of a prompt each. */
export const VulnerabilitiesSection = () => (
  <Section>
    <div className={styles.head}>
      <SectionHead title={vulnerabilities.title} text={vulnerabilities.lead} look="lead" />
    </div>
    <ul className={styles.rows}>
      {vulnerabilities.items.map(({ weakness, title, text, attempt }) => (
        <li key={weakness}>
          <Text as="h3" look="h3">
            {title}
          </Text>
          <div className={styles.line}>
            <WeaknessLine weakness={weakness} />
          </div>
          <div>
            <Text look="body">{text}</Text>
            <Text look="sm" tone="quiet" className={styles.attempt}>
              <b>{vulnerabilities.attempt}:</b> {attempt}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
