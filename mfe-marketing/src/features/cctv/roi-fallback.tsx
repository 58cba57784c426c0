import type { RoiCalculatorProps } from '@northgate/contracts/components';
import { Text } from '@northgate/ui/components/text';
import { textLinkClass } from '@northgate/ui/components/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { roi } from '../../content/cctv-security.content';
import styles from './roi-fallback.module.css';

/** Stands in for the calculator when it cannot be loaded. */
export function RoiFallback({ heading }: RoiCalculatorProps) {
  const head = (
    <Text as="h2" look="h2">
      {heading}
    </Text>
  );
  return (
    <Section id="roi" space="flush">
      <Hang head={head}>
        <Text look="lead">{roi.away}</Text>
        <a href={roi.link.path} className={cx(textLinkClass(), styles.link)}>
          {roi.link.label}
        </a>
      </Hang>
    </Section>
  );
}
