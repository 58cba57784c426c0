import { paths } from '@northgate/site/paths';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { Section } from '@northgate/ui/layout/section';
import { SectionHead } from '@northgate/ui/layout/section-head';
import type { Schedule, Span } from '../../content/industry-content';
import styles from './schedule-section.module.css';

/** True where nothing separates it from the section above. */
type ScheduleProps = Schedule & { flush: boolean };

/** The industry's own time: each row in words, and beside them as spans over one scale; at the end, articles that fit. */
export function ScheduleSection({ heading, text, scale, names, rows, articles, flush }: ScheduleProps) {
  const used = new Set(rows.flatMap(({ spans }) => spans.map(({ look }) => look)));
  const looks = (['plan', 'work', 'model'] as const).filter((look) => used.has(look));
  return (
    <Section space={flush ? 'flush' : 'normal'}>
      <SectionHead title={heading} text={text} look="lead" textClass={styles.lead} />
      <div className={styles.table}>
        <div aria-hidden="true" className={styles.scale}>
          {scale.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </div>
        <ul>
          {rows.map((row) => (
            <li key={row.name} className={styles.row}>
              <div>
                <Text as="h3" look="h4">
                  {row.name}
                </Text>
                <Text look="sm" tone="quiet">
                  {row.text}
                </Text>
              </div>
              <Track spans={row.spans} parts={scale.length} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <p className={styles.key}>
          {looks.map((look) => (
            <span key={look}>
              <i aria-hidden="true" className={cx(styles.span, styles[look])} />
              {names[look]}
            </span>
          ))}
        </p>
        <TextLink href={`${paths.blog}?topic=${encodeURIComponent(articles.topic)}`}>
          {articles.label}
        </TextLink>
      </div>
    </Section>
  );
}

const Track = ({ spans, parts }: { spans: Span[]; parts: number }) => (
  <div aria-hidden="true" className={styles.track} style={{ backgroundSize: `${100 / parts}% 100%` }}>
    {spans.map(({ from, to, look }) => (
      <i
        key={`${from} ${look}`}
        className={cx(styles.span, styles[look])}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
    ))}
  </div>
);
