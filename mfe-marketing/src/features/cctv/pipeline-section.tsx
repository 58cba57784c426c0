import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import { pipeline } from '../../content/cctv-security.content';
import styles from './pipeline-section.module.css';

/** How the AI works, and where: four steps, and what happens to footage and faces. */
export function PipelineSection() {
  return (
    <Section space="flush">
      <Text as="h2" look="h2">
        {pipeline.title}
      </Text>
      <ol className={styles.pipe}>
        {pipeline.steps.map(({ title, text }) => (
          <li key={title}>
            <Text as="h3" look="h3">
              {title}
            </Text>
            <Text look="body" tone="quiet" className={styles.text}>
              {text}
            </Text>
          </li>
        ))}
      </ol>
      <div className={cx(layout.two, styles.panels)}>
        {[pipeline.edge, pipeline.privacy].map(({ title, text }) => (
          <div key={title} className={styles.panel}>
            <Text as="h3" look="h3">
              {title}
            </Text>
            <Text look="body" tone="quiet" className={styles.text}>
              {text}
            </Text>
          </div>
        ))}
      </div>
    </Section>
  );
}
