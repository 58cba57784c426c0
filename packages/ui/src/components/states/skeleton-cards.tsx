import { Skeleton } from './skeleton';
import styles from './skeleton-cards.module.css';

interface SkeletonCardsProps {
  count: number;
  /** Classes of the list they stand in. */
  className?: string;
}

/** Cards that are on their way, in the measures of a picture, a line of facts, a title and three lines of text. */
export const SkeletonCards = ({ count, className }: SkeletonCardsProps) => (
  <ul aria-hidden="true" className={className}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index} data-skeleton="" className={styles.card}>
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
