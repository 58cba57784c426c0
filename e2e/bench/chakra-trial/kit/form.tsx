import { Button } from '@northgate/ui/components/controls/button';
import { Field, Input, NativeSelect, Textarea } from '@northgate/ui/components/controls/field';

/** The quote form's fields of the kit's parts. */
export function Panel() {
  return (
    <>
      {['Name', 'E-mail', 'Company', 'Phone'].map((label) => (
        <Field key={label} id={label} label={label} required error={undefined}>
          <Input id={label} name={label} />
        </Field>
      ))}
      <NativeSelect name="service">
        <option>Security</option>
      </NativeSelect>
      <Textarea rows={4} />
      <Button>Send</Button>
    </>
  );
}
