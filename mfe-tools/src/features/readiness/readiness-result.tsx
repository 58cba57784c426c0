import { BarChart, type Bar } from '@northgate/ui/components/figures/bar-chart';
import { Button } from '@northgate/ui/components/controls/button';
import { Text } from '@northgate/ui/components/text/text';
import { readinessContent } from '../../content/readiness.content';
import calculator from '../../lib/calculator.module.css';
import { AskAbout, type Enquiry } from '../../lib/ask-about';
import { CopyLink } from '../../lib/copy-link';
import { PrintResult } from '../../lib/print-result';
import styles from './readiness.module.css';
import {
  baseScore,
  breakdownOf,
  featureWeight,
  highestScore,
  levelWeight,
  sizeFactor,
  verdictOf,
  type ReadinessState,
} from './readiness.logic';
import { readinessQuery } from './readiness-link';

/** Where the focus goes after Calculate Results, so that the score is the next thing heard. */
export const scoreId = 'readiness-score';

/** Third step: the score, what it says and, when they add up to it, its parts and a link to it. */
export function ReadinessResult({ state, onBack }: { state: ReadinessState; onBack: () => void }) {
  const { score, working, actions, instead } = readinessContent;
  const breakdown = breakdownOf(state);
  const verdict = score.verdict[verdictOf(state.score)];
  return (
    <div className={styles.results}>
      <div
        id={scoreId}
        role="group"
        aria-label={score.spoken(state.score, verdict)}
        tabIndex={-1}
        className={styles.score}
      >
        <div>
          <Text look="label" tone="quiet">
            {score.label}
          </Text>
          <p className={calculator.total}>
            {state.score}
            <small className={styles.outOf}>{score.outOf}</small>
          </p>
        </div>
        <Text look="lead" className={styles.verdict}>
          {verdict}
        </Text>
        {state.computed ? null : (
          <Text look="sm" tone="quiet">
            {score.stated}
          </Text>
        )}
        <AskAbout enquiry={enquiryOf(state)}>{instead.link.label}</AskAbout>
      </div>
      <div className={styles.working}>
        {breakdown ? (
          <BarChart
            caption={working.caption}
            bars={barsOf(state, breakdown)}
            full={highestScore}
            total={{ label: working.total, text: String(state.score) }}
          />
        ) : (
          <Text look="body" tone="quiet">
            {working.stale}
          </Text>
        )}
        <div className={styles.actions}>
          {breakdown ? (
            <>
              <CopyLink query={readinessQuery(state)} anchor="readiness" />
              <PrintResult />
            </>
          ) : null}
          <Button variant="outline" size="compact" onClick={onBack}>
            {actions.back}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The stated score is an example, and one of other answers is out of date: neither is presented as the visitor's. */
function enquiryOf(state: ReadinessState): Enquiry {
  const { score, computed, companySize, readinessLevel } = state;
  const people = readinessContent.companySize.spoken(companySize);
  const message =
    computed && breakdownOf(state) ? readinessContent.message(score, people, `${readinessLevel} of 5`) : '';
  return { message, service: 'ai-infrastructure' };
}

function barsOf(state: ReadinessState, parts: NonNullable<ReturnType<typeof breakdownOf>>): Bar[] {
  const { working } = readinessContent;
  const { readinessLevel, features, companySize } = state;
  const bar = (label: string, value: number, note?: string): Bar => ({
    label,
    value,
    text: String(value),
    ...(note ? { note } : {}),
  });
  const factor = working.sizes[`${sizeFactor(companySize)}`];
  return [
    bar(working.base, baseScore),
    bar(working.level, parts.level, working.levelNote(readinessLevel, levelWeight, factor)),
    bar(working.features, parts.chosen, working.featuresNote(features.length, featureWeight)),
    ...(parts.cap < 0 ? [{ label: working.cap, text: String(parts.cap) }] : []),
  ];
}
