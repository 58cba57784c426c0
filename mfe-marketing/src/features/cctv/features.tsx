import { Text } from '@northgate/ui/components/text';
import { features } from '../../content/cctv-security.content';
import styles from './features.module.css';

/** What stands beside the video: the key features. */
export function Features() {
  return (
    <>
      <Text as="h2" look="h2">
        {features.title}
      </Text>
      <Text look="lead" className={styles.lead}>
        {features.lead}
      </Text>
      <ul className={styles.list}>
        {features.items.map(({ title, text }) => (
          <li key={title}>
            <Text as="h3" look="h4">
              {title}
            </Text>
            <Text look="sm" tone="quiet">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
