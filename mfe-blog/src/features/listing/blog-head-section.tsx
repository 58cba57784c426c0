import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { listing } from '../../content/listing.content';
import styles from './blog-head-section.module.css';

/** The listing's title and what it is about. */
export const BlogHeadSection = () => (
  <div className={cx(layout.wrap, styles.head)}>
    <Text as="h1" look="h1">
      {listing.title}
    </Text>
    <Text look="lead" className={styles.lead}>
      {listing.lead}
    </Text>
  </div>
);
