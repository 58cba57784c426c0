import { NativeSelect } from '@chakra-ui/react';
import { LabelledField } from './labelled-field.js';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** Values and what they are called. */
  choices: readonly (readonly [Value, string])[];
  choose: (value: Value) => void;
  disabled?: boolean;
}

/** One of a few values. */
export const ChoiceField = <Value extends string>(props: ChoiceFieldProps<Value>) => {
  const { label, value, choices, choose, disabled = false } = props;
  return (
    <LabelledField label={label} disabled={disabled}>
      <NativeSelect.Root minW="120px">
        <NativeSelect.Field
          value={value}
          onChange={({ target }) => choose(target.value as Value)}
          borderColor="control"
          bg="surface"
        >
          {choices.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator color="ink" />
      </NativeSelect.Root>
    </LabelledField>
  );
};
