import { Skeleton } from '@northgate/ui/components/skeleton';
import { cx } from '@northgate/ui/composition/class-names';
import list from './post-list.module.css';
import styles from './post-skeletons.module.css';

const count = 6;

/** Six cards that are on their way. */
export const PostSkeletons = () => (
  <ul aria-hidden="true" className={cx(list.posts, styles.skeletons)}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} data-skeleton="" className={styles.skeleton}>
        <Skeleton height="150px" />
        <Skeleton height="16px" width="52%" />
        <Skeleton height="22px" width="94%" />
        <Skeleton height="22px" width="60%" />
        <Skeleton height="14px" />
        <Skeleton height="14px" />
        <Skeleton height="14px" width="70%" />
      </li>
    ))}
  </ul>
);
