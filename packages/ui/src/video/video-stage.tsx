import type { ReactNode } from 'react';
import { cx } from '../composition/class-names';
import layout from '../layout/layout.module.css';
import { Section } from '../layout/section';
import { VideoFrame } from './video-frame';
import styles from './video-stage.module.css';

interface VideoStageProps {
  still: ReactNode;
  video: ReactNode;
  /** `flush` continues the section above. */
  space?: 'normal' | 'flush';
  /** Stands beside the video. */
  children: ReactNode;
}

/** A video in columns 1 to 8 with words beside it; stacked below 960 px. */
export const VideoStage = ({ still, video, space, children }: VideoStageProps) => (
  <Section space={space}>
    <div className={cx(layout.grid, styles.stage)}>
      <VideoFrame still={still} video={video} className={styles.frame} />
      <div className={styles.words}>{children}</div>
    </div>
  </Section>
);
