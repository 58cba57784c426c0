import { Text } from '@northgate/ui/components/text/text';
import { late } from '@northgate/ui/composition/late';
import { process } from '../../content/studio.content';
import { TitledText } from '../../lib/titled-text';
import { ProcessDrawing } from './process-drawing';
import styles from './process-section.module.css';

/** The way of one shot: the same picture in five states. */
export const ProcessSection = () => (
  <section {...late} className={styles.process}>
    <Text as="h2" look="h2" className={styles.title}>
      {process.title}
    </Text>
    <ol className={styles.steps}>
      {process.steps.map(({ drawing, title, text }) => (
        <li key={drawing} className={styles.step}>
          <ProcessDrawing step={drawing} />
          <div>
            <TitledText title={title} text={text} textLook="sm" textClass={styles.text} />
          </div>
        </li>
      ))}
    </ol>
  </section>
);
