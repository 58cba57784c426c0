import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { drawnLate } from '@northgate/ui/composition/late';
import layout from '@northgate/ui/layout/layout.module.css';
import type { CSSProperties } from 'react';
import { hero, week } from '../../content/infrastructure.content';
import { dayLabel } from '../../lib/day-label';
import { TitledText } from '../../lib/titled-text';
import styles from './hero-section.module.css';
import { WeekDrawing } from './week-drawing';

/** How many days are drawn at once: more would keep the words of a phone's first screen from being there in one round trip. */
const drawnAtOnce = 1;

/** The opening: the same rack through the setup week, standing on the week's scale bar. */
export function HeroSection() {
  return (
    <section className={styles.hero}>
      <div className={layout.wrap}>
        <div className={cx(layout.grid, styles.words)}>
          <Text as="h1" look="display" className={styles.title}>
            {hero.title}
          </Text>
          <div className={styles.side}>
            <Text look="lead">{hero.lead}</Text>
            <div className={layout.actions}>
              <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
              <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
            </div>
          </div>
        </div>
        <ol aria-label={week.label} className={styles.week}>
          {week.steps.map((step, index) => (
            <li key={step.step} style={{ '--days': step.days } as CSSProperties}>
              <div className={styles.rack} {...(index >= drawnAtOnce && { [drawnLate]: '' })}>
                <WeekDrawing step={step.step} />
              </div>
              <div className={styles.text}>
                <b>{dayLabel(step)}</b>
                <TitledText as="h2" title={step.title} text={step.description} textLook="sm" />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
