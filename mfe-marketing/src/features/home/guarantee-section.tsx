import { ScaleBar } from '@northgate/ui/components/figures/scale-bar';
import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { guarantee } from '../../content/home.content';
import styles from './guarantee-section.module.css';

/** The guarantee, on a scale of twelve months. */
export function GuaranteeSection() {
  return (
    <Section space="tight" ground="band">
      <Text as="h2" look="h2" className={styles.title}>
        {guarantee.title}
      </Text>
      <Text look="lead" className={styles.lead}>
        {guarantee.lead}
      </Text>
      <ScaleBar segments={Array.from({ length: guarantee.months }, () => 1)} />
      <div className={styles.marks}>
        {guarantee.marks.map((mark) => (
          <Text key={mark} as="span" look="label">
            {mark}
          </Text>
        ))}
      </div>
    </Section>
  );
}
