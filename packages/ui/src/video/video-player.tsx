import { buttonClass } from '../components/controls/button';
import { Icon } from '../components/text/icon';
import { cx } from '../composition/class-names';
import { Play, Square, Volume2, VolumeX } from '../icons/lucide';
import { useState, type Ref } from 'react';
import { useVideo, type EmbedName } from './use-video';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  embed: EmbedName;
  /** What the video shows, for those who do not see it. */
  title: string;
}

/** An embedded video over its still: it starts muted when seen, and can be unmuted and stopped. */
export function VideoPlayer({ embed, title }: VideoPlayerProps) {
  const { elements, address, muted, wanted, playing, press, stop } = useVideo(embed);
  const label = !wanted ? 'Play video' : muted ? 'Unmute' : 'Mute';
  return (
    <div ref={elements.surface} className={styles.player} data-video={embed}>
      {/* Another address in a frame that has loaded would be an entry of the tab's history. */}
      {playing ? <Embed key={address} ref={elements.video} address={address} title={title} /> : null}
      <div className={styles.controls}>
        <button
          ref={elements.button}
          type="button"
          className={buttonClass({ variant: 'ink', size: 'compact' })}
          onClick={press}
        >
          <Icon of={!wanted ? Play : muted ? VolumeX : Volume2} />
          <span ref={elements.status}>{label}</span>
        </button>
        {playing ? (
          <button
            type="button"
            aria-label="Stop video"
            className={buttonClass({ variant: 'ink', size: 'icon' })}
            onClick={stop}
          >
            <Icon of={Square} />
          </button>
        ) : null}
      </div>
    </div>
  );
}

interface EmbedProps {
  ref: Ref<HTMLIFrameElement>;
  address: string;
  title: string;
}

/** Fades in over the still once it has loaded. */
function Embed({ ref, address, title }: EmbedProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <iframe
      ref={ref}
      src={address}
      title={title}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      className={cx(styles.video, loaded && styles.loaded)}
      onLoad={() => setLoaded(true)}
    />
  );
}
