import { Button } from '../components/button';
import { ContactFallback } from '../components/contact-fallback';
import { Notice } from '../components/notice';
import { SiteWays } from '../components/site-ways';
import { Skeleton } from '../components/skeleton';
import { SkeletonCards } from '../components/skeleton-cards';
import { Toast } from '../components/toast';
import type { Example } from './example';
import styles from './examples.module.css';

const stay = () => {};

/** What is empty, broken, on its way or just happened. */
export const stateExamples: Example[] = [
  {
    name: 'Toasts',
    from: 'components/toast',
    show: () => (
      <>
        <Toast
          variant="default"
          title="Message sent"
          description="We answer within one working day."
          onClose={stay}
        />
        <Toast
          variant="destructive"
          title="Not sent"
          description="The connection failed. What you wrote is still there."
          action={{ label: 'Try again', run: stay }}
          onClose={stay}
        />
      </>
    ),
  },
  {
    name: 'Notices',
    from: 'components/notice',
    show: () => (
      <>
        <Notice kind="empty" level={3} title="No articles found" text="Try another topic.">
          <Button variant="outline" size="compact">
            Clear Filters
          </Button>
        </Notice>
        <Notice kind="error" level={3} title="Something is missing" text="The listing did not arrive." />
      </>
    ),
  },
  {
    name: 'Ways into the site',
    from: 'components/site-ways',
    show: () => <SiteWays />,
  },
  {
    name: 'Skeletons',
    from: 'components/skeleton-cards',
    show: () => (
      <>
        <Skeleton width="60%" height="2rem" />
        <SkeletonCards count={2} className={styles.drawings} />
      </>
    ),
  },
  {
    name: 'Contact fallback',
    from: 'components/contact-fallback',
    show: () => <ContactFallback heading="Tell us what you need" />,
  },
];
