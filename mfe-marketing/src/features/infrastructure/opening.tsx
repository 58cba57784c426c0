import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import { drawnLate } from '@northgate/ui/composition/late';
import { Hang } from '@northgate/ui/layout/hang';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import type { CSSProperties } from 'react';
import { benefits, hero, week } from '../../content/infrastructure.content';
import { dayLabel } from '../../lib/day-label';
import { TitledText } from '../../lib/titled-text';
import benefitsStyles from './benefits-section.module.css';
import Attack from './drawings/week-attack.svg';
import HandOver from './drawings/week-hand-over.svg';
import Install from './drawings/week-install.svg';
import Survey from './drawings/week-survey.svg';
import Train from './drawings/week-train.svg';
import heroStyles from './hero-section.module.css';

/** The setup week, 200 × 330 for each day. Set side by side the five make one drawing, the same rack all week. */
const stretches = {
  survey: <Survey />,
  install: <Install />,
  train: <Train />,
  attack: <Attack />,
  'hand-over': <HandOver />,
};

/** The week and what it buys: everything above the readiness calculator. */
export const Opening = () => (
  <>
    <HeroSection />
    <BenefitsSection />
  </>
);

/** How many days are drawn at once: more would keep the words of a phone's first screen from being there in one round trip. */
const drawnAtOnce = 1;

/** The opening: the same rack through the setup week, standing on the week's scale bar. */
const HeroSection = () => (
  <section className={heroStyles.hero}>
    <div className={layout.wrap}>
      <div className={cx(layout.grid, heroStyles.words)}>
        <Text as="h1" look="display" className={heroStyles.title}>
          {hero.title}
        </Text>
        <div className={heroStyles.side}>
          <Text look="lead">{hero.lead}</Text>
          <div className={layout.actions}>
            <ButtonLink href={hero.action.path}>{hero.action.label}</ButtonLink>
            <TextLink href={hero.more.path}>{hero.more.label}</TextLink>
          </div>
        </div>
      </div>
      <ol aria-label={week.label} className={heroStyles.week}>
        {week.steps.map((step, index) => (
          <li key={step.step} style={{ '--days': step.days } as CSSProperties}>
            <div className={heroStyles.rack} {...(index >= drawnAtOnce && { [drawnLate]: '' })}>
              {stretches[step.step]}
            </div>
            <div className={heroStyles.text}>
              <b>{dayLabel(step)}</b>
              <TitledText as="h2" title={step.title} text={step.description} textLook="sm" />
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** Three reasons, each with its figure. */
const BenefitsSection = () => (
  <Section>
    <Hang title={benefits.title}>
      <ul className={benefitsStyles.cards}>
        {benefits.cards.map(({ value, unit, title, text }) => (
          <li key={title}>
            <Text as="span" look="figure">
              {value}
              <small>{unit}</small>
            </Text>
            <TitledText
              title={title}
              titleClass={benefitsStyles.title}
              text={text}
              textClass={benefitsStyles.text}
            />
          </li>
        ))}
      </ul>
    </Hang>
  </Section>
);
