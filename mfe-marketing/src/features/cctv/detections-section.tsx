import { Text } from '@northgate/ui/components/text/text';
import { DetectionSymbol } from './detection-symbol';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { detections } from '../../content/cctv-security.content';
import styles from './detections-section.module.css';

/** What the system detects, each with its symbol. */
export function DetectionsSection() {
  return (
    <Section space="flush">
      <Hang title={detections.title}>
        <ul className={styles.detections}>
          {detections.items.map(({ detection, title, text }) => (
            <li key={detection}>
              <DetectionSymbol detection={detection} />
              <div>
                <Text as="h3" look="h4">
                  {title}
                </Text>
                <Text look="sm" tone="quiet" className={styles.text}>
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Hang>
    </Section>
  );
}
