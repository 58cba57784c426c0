import { Text } from '@northgate/ui/components/text/text';
import { late } from '@northgate/ui/composition/late';
import { samples } from '../../content/studio.content';
import { TitledText } from '../../lib/titled-text';
import { SampleDrawing } from './sample-drawing';
import styles from './samples-section.module.css';

/** Three frames made for this page, each beside what was filmed in it and what was drawn. */
export const SamplesSection = () => (
  <section {...late} className={styles.samples}>
    <Text as="h2" look="display" className={styles.title}>
      {samples.title}
    </Text>
    {samples.items.map(({ drawing, label, title, text, night }) => (
      <figure key={drawing} className={styles.sample}>
        <div className={styles.frame} data-palette={night ? 'night' : undefined}>
          <SampleDrawing name={drawing} />
        </div>
        <figcaption className={styles.words}>
          <Text look="label" tone="quiet">
            {label}
          </Text>
          <TitledText title={title} text={text} />
        </figcaption>
      </figure>
    ))}
  </section>
);
