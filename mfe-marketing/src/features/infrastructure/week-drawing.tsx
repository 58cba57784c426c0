import Attack from './drawings/week-attack.svg';
import HandOver from './drawings/week-hand-over.svg';
import Install from './drawings/week-install.svg';
import Survey from './drawings/week-survey.svg';
import Train from './drawings/week-train.svg';

const stretches = {
  survey: Survey,
  install: Install,
  train: Train,
  attack: Attack,
  'hand-over': HandOver,
};

/** One stretch of the setup week, 200 × 330 for each day. Set side by side the five make one drawing, the same rack all week; each stands on its part of a scale bar. */
export function WeekDrawing({ step }: { step: keyof typeof stretches }) {
  const Drawing = stretches[step];
  return <Drawing />;
}
