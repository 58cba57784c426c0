import { Button } from '@northgate/ui/components/controls/button';
import { Slider } from '@northgate/ui/components/controls/slider';
import { Stepper } from '@northgate/ui/components/controls/stepper';
import { Text } from '@northgate/ui/components/text/text';
import { useState } from 'react';

/** The calculator's two numbers and their result, of the kit's parts; its styles are in a page before. */
export function Panel() {
  return (
    <>
      <Amount label="Cameras" />
      <Amount label="Guards" />
      <Text look="label">Saved in a year</Text>
      <Button variant="outline">Contact us</Button>
    </>
  );
}

function Amount({ label }: { label: string }) {
  const [value, setValue] = useState(50);
  return (
    <div>
      <label htmlFor={label}>{label}</label>
      <Stepper
        id={label}
        value={value}
        names={{ less: 'fewer', more: 'more' }}
        spoken={String(value)}
        onStep={(direction) => setValue(value + direction)}
        onEnter={(text) => setValue(Number(text))}
      />
      <Slider label={label} value={value} min={10} max={500} step={5} onChange={setValue} />
    </div>
  );
}
