import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import SitesPlan from './drawings/sites-plan.svg';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import { vision } from '../../content/cctv-security.content';
import styles from './vision-section.module.css';

/** The product that gathers several sites. */
export function VisionSection() {
  const { product } = frame().brand;
  return (
    <Section ground="night">
      <div className={cx(layout.grid, styles.row)}>
        <div className={styles.words}>
          <Text as="h2" look="h2">
            {vision.title(product.name)}
          </Text>
          <Text look="lead" className={styles.lead}>
            {vision.lead}
          </Text>
          <ButtonLink href={vision.action.path}>{vision.action.label(product.name)}</ButtonLink>
        </div>
        <div className={styles.drawing}>
          <SitesPlan />
        </div>
      </div>
    </Section>
  );
}
