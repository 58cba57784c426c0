import skeleton from '../../generated/skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height: string;
}

/** A pulsing block with the measures of what it stands for; silent for screen readers. */
export const Skeleton = ({ width = '100%', height }: SkeletonProps) => (
  <span aria-hidden="true" className={skeleton.base} style={{ display: 'block', width, height }} />
);
