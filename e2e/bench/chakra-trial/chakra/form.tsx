import { Button, Field, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { Engine } from './engine';

/** The quote form's fields of Chakra's own parts. */
export function Panel() {
  return (
    <Engine>
      {['Name', 'E-mail', 'Company', 'Phone'].map((label) => (
        <Field.Root key={label} required>
          <Field.Label>{label}</Field.Label>
          <Input name={label} />
          <Field.ErrorText>Say your {label}</Field.ErrorText>
        </Field.Root>
      ))}
      <NativeSelect.Root>
        <NativeSelect.Field name="service">
          <option>Security</option>
        </NativeSelect.Field>
      </NativeSelect.Root>
      <Textarea rows={4} />
      <Button>Send</Button>
    </Engine>
  );
}
