import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import type { Application, IndustryContent } from '../../content/industry-content';
import { ApplicationDrawing } from './application-drawing';
import styles from './applications-section.module.css';

function ApplicationCard({ scene, title, description, result }: Application) {
  return (
    <article className={styles.application}>
      <div className={styles.drawing}>
        <ApplicationDrawing scene={scene} />
      </div>
      <div className={styles.words}>
        <Text as="h3" look="h3">
          {title}
        </Text>
        <Text look="body" tone="quiet" className={styles.description}>
          {description}
        </Text>
        <p className={styles.result}>{result}</p>
      </div>
    </article>
  );
}

/** Three uses, each with its drawing and what came of it. */
export function ApplicationsSection({ heading, items }: IndustryContent['applications']) {
  return (
    <Section space="flush">
      <Text as="h2" look="h2">
        {heading}
      </Text>
      <div className={styles.applications}>
        {items.map((application) => (
          <ApplicationCard key={application.title} {...application} />
        ))}
      </div>
    </Section>
  );
}
