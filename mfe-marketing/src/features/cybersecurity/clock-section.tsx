import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Pause, Play } from '@northgate/ui/icons/lucide';
import { useReducedMotion } from '@northgate/ui/hooks/use-quiet';
import { useEffect, useState, type ReactNode } from 'react';
import { clock } from '../../content/cybersecurity.content';
import styles from './clock-section.module.css';
import {
  clockAtRest,
  clockStart,
  clockTick,
  formatElapsed,
  nextSecond,
  type ClockFigures,
} from './simulation.logic';

/** What an hour without defence might cost, second by second; it can be paused. No search engine should quote it. */
export function ClockSection() {
  const { elapsed, attacks, cost, running, toggle } = useClock();
  return (
    <section aria-label={clock.label} data-palette="night" data-nosnippet>
      <div className={layout.wrap}>
        <dl className={styles.clock}>
          <Figure name={clock.elapsed}>
            <span role="timer">{formatElapsed(elapsed)}</span>
          </Figure>
          <Figure name={clock.attacks}>{attacks}</Figure>
          <Figure name={clock.cost} className={styles.cost}>
            {`$${cost.toFixed(1)}M`}
          </Figure>
        </dl>
        <div className={styles.foot}>
          <Text look="lead">{clock.warning}</Text>
          <Text look="sm" tone="quiet">
            {clock.note}
          </Text>
          <Button variant="outline" size="compact" className={styles.pause} onClick={toggle}>
            <Icon of={running ? Pause : Play} />
            {running ? clock.pause : clock.resume}
          </Button>
        </div>
      </div>
    </section>
  );
}

const Figure = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div>
    <Text as="dt" look="label" tone="quiet">
      {name}
    </Text>
    <dd className={cx(styles.figure, className)}>{children}</dd>
  </div>
);

/** The ticking figures. For those who ask for less motion they stand at first, after a minute, and go on from there. */
function useClock() {
  const [ticked, setTicked] = useState<ClockFigures | null>(null);
  const [choice, setChoice] = useState<'run' | 'stand' | null>(null);
  const still = useReducedMotion();
  const running = choice ? choice === 'run' : !still;
  const first = still ? clockAtRest : clockStart;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTicked((shown) => nextSecond(shown ?? first, Math.random)), clockTick);
    return () => clearInterval(timer);
  }, [running, first]);
  return { ...(ticked ?? first), running, toggle: () => setChoice(running ? 'stand' : 'run') };
}
