import { roiContent } from '../../content/roi.content';
import { NumberControl } from '../../lib/number-control';
import { counted, roiRules, type RoiAction, type RoiField, type RoiRules } from './roi.logic';

interface RoiControlProps {
  rules: RoiRules;
  field: RoiField;
  value: number;
  dispatch: (action: RoiAction) => void;
}

/** One number of the calculator, by the rules of the page it stands on. */
export function RoiControl({ rules, field, value, dispatch }: RoiControlProps) {
  const { step, slider } = roiRules[rules][field];
  const { label, one, many } = roiContent.fields[field];
  const stepName = (way: 'fewer' | 'more') => `${step} ${way} ${step === 1 ? one : many}`;
  return (
    <NumberControl
      id={`roi-${field}`}
      label={label}
      value={value}
      names={{ less: stepName('fewer'), more: stepName('more') }}
      spoken={counted(value, roiContent.fields[field])}
      {...(slider ? { slider } : {})}
      onStep={(direction) => dispatch({ type: 'step', field, direction })}
      onEnter={(text) => dispatch({ type: 'enter', field, text })}
    />
  );
}
