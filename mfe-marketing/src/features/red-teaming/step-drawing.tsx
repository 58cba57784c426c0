import Scope from './drawings/step-1.svg';
import Threats from './drawings/step-2.svg';
import Attack from './drawings/step-3.svg';
import Score from './drawings/step-4.svg';
import Repair from './drawings/step-5.svg';

const steps = [Scope, Threats, Attack, Score, Repair];

/** One page of text on its way through the evaluation, `step` from 1: framed, aimed at, attacked, marked, repaired. */
export function StepDrawing({ step }: { step: number }) {
  const Drawing = steps[step - 1];
  return Drawing ? <Drawing /> : null;
}
