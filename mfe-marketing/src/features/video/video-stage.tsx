import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import type { ReactNode } from 'react';
import styles from './video-stage.module.css';

interface VideoStageProps {
  still: ReactNode;
  video: ReactNode;
  /** Stands beside the video. */
  children: ReactNode;
}

/** A Night surface of 16:9 with a drawn still and the video over it, and words beside. */
export function VideoStage({ still, video, children }: VideoStageProps) {
  return (
    <Section>
      <div className={cx(layout.grid, styles.stage)}>
        <div className={styles.surface} data-palette="night">
          <div className={styles.layer}>{still}</div>
          <div className={styles.layer}>{video}</div>
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Section>
  );
}
