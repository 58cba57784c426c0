import { industriesMenu } from '@northgate/site/navigation';
import type { IndustryKey } from '@northgate/site/paths';
import type { CSSProperties } from 'react';
import { IndustryMotif } from '@northgate/ui/drawings/motifs/industry-motif';
import styles from './industry-legend.module.css';
import { Text } from '@northgate/ui/components/text/text';

interface IndustryLegendProps {
  columns: 3 | 5;
  /** Which industries, all ten when left out. */
  only?: IndustryKey[];
  /** With one line about each industry. */
  described?: boolean;
}

/** Industries as a chart's legend: motif and name between hairlines, each a link to its page. */
export function IndustryLegend({ columns, only, described = false }: IndustryLegendProps) {
  const items = industriesMenu().filter((item) => !only || only.includes(item.icon as IndustryKey));
  return (
    <div className={styles.legend} style={{ '--columns': columns } as CSSProperties}>
      {items.map((item) => (
        <a key={item.path} href={item.path} className={styles.cell}>
          <div className={styles.drawing}>
            <IndustryMotif industry={item.icon as IndustryKey} />
          </div>
          <Text as="h3" look="h4">
            {item.title}
          </Text>
          {described ? <Text look="sm">{item.description}</Text> : null}
        </a>
      ))}
    </div>
  );
}
