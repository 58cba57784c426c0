import { capitalised } from '@northgate/site/navigation';
import { paths } from '@northgate/site/paths';
import { IndustryMotif } from '@northgate/ui/drawings/motifs/industry-motif';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { applications } from '../../content/custom-models.content';
import { TitledText } from '../../lib/titled-text';
import styles from './applications-section.module.css';

/** What a model does in six industries, each with the way to that industry's page. */
export function ApplicationsSection() {
  return (
    <Section space="flush">
      <Hang title={applications.title}>
        <ul className={styles.applications}>
          {applications.items.map(({ industry, title, description, result }) => (
            <li key={industry}>
              <div className={styles.drawing}>
                <IndustryMotif industry={industry} />
              </div>
              <a href={paths.industry(industry)} className={styles.industry}>
                {capitalised(industry)}
              </a>
              <TitledText title={title} text={description} textClass={styles.text} />
              <p className={styles.result}>{result}</p>
            </li>
          ))}
        </ul>
      </Hang>
    </Section>
  );
}
