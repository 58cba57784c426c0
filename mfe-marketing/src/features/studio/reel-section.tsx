import { Text } from '@northgate/ui/components/text/text';
import { late } from '@northgate/ui/composition/late';
import { reel } from '../../content/studio.content';
import { PauseMotion } from '../../lib/pause-motion';
import { ReelDrawing } from './reel-drawing';
import styles from './reel-section.module.css';

/** Four shots, cut one after the other while it is seen; with less motion they stand beside each other. */
export const ReelSection = () => (
  <section {...late} className={styles.reel}>
    <div className={styles.head}>
      <Text as="h2" look="h2" className={styles.title}>
        {reel.title}
      </Text>
      <Text look="lead" className={styles.lead}>
        {reel.lead}
      </Text>
    </div>
    <div className={styles.film}>
      <div role="img" aria-label={reel.described} data-palette="night" className={styles.screen}>
        {reel.shots.map(({ drawing }) => (
          <div key={drawing} className={styles.shot}>
            <ReelDrawing shot={drawing} />
          </div>
        ))}
      </div>
      <ol className={styles.track}>
        {reel.shots.map(({ drawing, name }) => (
          <li key={drawing}>{name}</li>
        ))}
      </ol>
    </div>
    <PauseMotion label={reel.pause} lasting />
  </section>
);
