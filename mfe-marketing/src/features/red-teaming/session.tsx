import { SectionHead } from '@northgate/ui/layout/section-head';
import { DashList } from '@northgate/ui/components/figures/dash-list';
import { session } from '../../content/red-teaming.content';
import styles from './session.module.css';

/** What stands beside the video: how a test run goes. */
export const Session = () => (
  <>
    <SectionHead title={session.title} text={session.lead} look="lead" textClass={styles.lead} />
    <DashList items={session.points} />
  </>
);
