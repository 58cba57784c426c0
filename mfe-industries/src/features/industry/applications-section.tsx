import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { Application, IndustryContent } from '../../content/industry-content';
import type { NamedDrawings } from '../../lib/industry-drawings';
import { NamedDrawing } from '../../lib/named-drawing';
import styles from './applications-section.module.css';

interface Drawn {
  scenes: NamedDrawings;
}

function ApplicationCard({ scene, title, description, result, scenes }: Application & Drawn) {
  return (
    <article className={styles.application}>
      <div className={styles.drawing}>
        <NamedDrawing from={scenes} name={scene} />
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
export function ApplicationsSection({
  heading,
  text,
  items,
  scenes,
}: IndustryContent['applications'] & Drawn) {
  return (
    <Section space="flush">
      <SectionHead title={heading} text={text} textClass={styles.text} />
      <div className={styles.applications}>
        {items.map((application) => (
          <ApplicationCard key={application.title} {...application} scenes={scenes} />
        ))}
      </div>
    </Section>
  );
}
