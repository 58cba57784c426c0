import { DashList } from '@northgate/ui/components/dash-list';
import { Text } from '@northgate/ui/components/text';
import { session } from '../../content/red-teaming.content';
import styles from './session.module.css';

/** What stands beside the video: how a test run goes. */
export const Session = () => (
  <>
    <Text as="h2" look="h2">
      {session.title}
    </Text>
    <Text look="lead" className={styles.lead}>
      {session.lead}
    </Text>
    <DashList items={session.points} />
  </>
);
