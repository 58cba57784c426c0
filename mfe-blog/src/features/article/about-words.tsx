import { frame } from '@northgate/contracts/frame';
import { Text } from '@northgate/ui/components/text/text';
import { article } from '../../content/article.content';
import styles from './about-company.module.css';

/** Who writes here. */
export const AboutWords = () => (
  <>
    <Text as="h2" look="h2">
      {`${article.about.title} ${frame().brand.company.name}`}
    </Text>
    <Text look="lead" className={styles.text}>
      {article.about.text}
    </Text>
  </>
);
