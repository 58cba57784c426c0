import { ScaleBar } from '@northgate/ui/components/figures/scale-bar';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { readinessContent } from '../../content/readiness.content';
import styles from './readiness.module.css';

/** What the calculator asks and the other way to an answer: all there is without script. */
export function ReadinessPreview() {
  const { steps, instead } = readinessContent;
  return (
    <div className={styles.preview}>
      <ScaleBar segments={steps.map(() => 1)} />
      <ol className={styles.steps}>
        {steps.map(({ key, label, about, points }) => (
          <li key={key}>
            <Text as="h3" look="h3">
              {label}
            </Text>
            <Text look="body" tone="quiet">
              {about}
            </Text>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className={styles.instead}>
        <Text look="body">{instead.text}</Text>
        <TextLink href={instead.link.path}>{instead.link.label}</TextLink>
      </div>
    </div>
  );
}
