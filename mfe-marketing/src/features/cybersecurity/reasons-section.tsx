import { capitalised } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import { ChipLink } from '@northgate/ui/components/controls/chip';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { industries, reasons } from '../../content/cybersecurity.content';
import { ReasonDrawing } from './reason-drawing';
import styles from './reasons-section.module.css';

/** Why to choose this team, a drawing each, and the industries it works for. */
export const ReasonsSection = () => (
  <Section>
    <Text as="h2" look="h2">
      {reasons.title}
    </Text>
    <ul className={styles.reasons}>
      {reasons.items.map(({ drawing, title, text }) => (
        <li key={drawing}>
          <ReasonDrawing name={drawing} />
          <Text as="h3" look="h3" className={styles.title}>
            {title}
          </Text>
          <Text look="body" tone="quiet">
            {text}
          </Text>
        </li>
      ))}
    </ul>
    <div className={styles.industries}>
      <Text as="h3" look="h3" id="defended-industries">
        {industries.title}
      </Text>
      <ul aria-labelledby="defended-industries" className={styles.chips}>
        {industries.chips.map((industry) => (
          <li key={industry}>
            <ChipLink href={paths.industry(industry)}>{capitalised(industry)}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
