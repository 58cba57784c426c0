import type { ReactNode } from 'react';
import { cx } from '../composition/class-names';
import styles from './video-frame.module.css';

interface VideoFrameProps {
  /** The drawing that stands until the video plays, and instead of it when nothing may play by itself. */
  still: ReactNode;
  video: ReactNode;
  className?: string;
}

/** A Night surface of 16:9 with a drawn still and the video over it. */
export const VideoFrame = ({ still, video, className }: VideoFrameProps) => (
  <div className={cx(styles.surface, className)} data-palette="night">
    <div className={styles.layer}>{still}</div>
    <div className={styles.layer}>{video}</div>
  </div>
);
