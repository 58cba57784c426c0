import { roiContent } from '../../content/roi.content';
import { NumberControl } from '../../lib/number-control';
import { counted, roiRules, typedFault, type RoiAction, type RoiField, type RoiRules } from './roi.logic';

interface RoiControlProps {
  rules: RoiRules;
  field: RoiField;
  value: number;
  dispatch: (action: RoiAction) => void;
}

/** One number of the calculator, by the rules of the page it stands on. */
export function RoiControl({ rules, field, value, dispatch }: RoiControlProps) {
  const fieldRules = roiRules[rules][field];
  const { step, leastByButton, slider } = fieldRules;
  const { label, one, many } = roiContent.fields[field];
  const stepName = (way: 'fewer' | 'more') => `${step} ${way} ${step === 1 ? one : many}`;
  const explain = (text: string): string | null => {
    const { wholeFrom, zero, cut, beyondSlider } = roiContent.typed;
    const fault = typedFault(fieldRules, text);
    if (fault === 'refused') return wholeFrom(leastByButton);
    if (fault === 'taken-as-zero') return zero;
    if (fault === 'cut') return cut(fieldRules.read(text) ?? 0);
    return fault && slider ? beyondSlider(slider.min, slider.max) : null;
  };
  return (
    <NumberControl
      id={`roi-${field}`}
      label={label}
      value={value}
      names={{ less: stepName('fewer'), more: stepName('more') }}
      spoken={counted(value, roiContent.fields[field])}
      {...(slider ? { slider } : {})}
      explain={explain}
      onStep={(direction) => dispatch({ type: 'step', field, direction })}
      onEnter={(text) => dispatch({ type: 'enter', field, text })}
    />
  );
}
