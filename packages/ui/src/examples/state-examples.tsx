import { Button } from '../components/controls/button';
import { ContactFallback } from '../components/contact/contact-fallback';
import { Notice } from '../components/states/notice';
import { SiteWays } from '../components/contact/site-ways';
import { Skeleton } from '../components/states/skeleton';
import { SkeletonCards } from '../components/states/skeleton-cards';
import { Toast } from '../components/overlays/toast';
import type { Example } from './example';
import styles from './examples.module.css';

const stay = () => {};

/** What is empty, broken, on its way or just happened. */
export const stateExamples: Example[] = [
  {
    name: 'Toasts',
    from: 'components/overlays/toast',
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
    from: 'components/states/notice',
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
    from: 'components/contact/site-ways',
    show: () => <SiteWays />,
  },
  {
    name: 'Skeletons',
    from: 'components/states/skeleton-cards',
    show: () => (
      <>
        <Skeleton width="60%" height="2rem" />
        <SkeletonCards count={2} className={styles.drawings} />
      </>
    ),
  },
  {
    name: 'Contact fallback',
    from: 'components/contact/contact-fallback',
    show: () => <ContactFallback heading="Tell us what you need" />,
  },
];
