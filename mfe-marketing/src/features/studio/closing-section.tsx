import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { closing } from '../../content/studio.content';
import styles from './closing-section.module.css';

/** The last word of the page: what to bring, and where. */
export const ClosingSection = () => (
  <section className={styles.closing}>
    <Text as="h2" look="display" className={styles.title}>
      {closing.title}
    </Text>
    <div className={styles.foot}>
      <Text look="lead">{closing.lead}</Text>
      <ButtonLink href={closing.action.path}>{closing.action.label}</ButtonLink>
    </div>
  </section>
);
