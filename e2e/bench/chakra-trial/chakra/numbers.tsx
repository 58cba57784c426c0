import { Button, NumberInput, Slider, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Engine } from './engine';

/** The same two numbers and their result of Chakra's own parts. */
export function Panel() {
  return (
    <Engine>
      <Amount label="Cameras" />
      <Amount label="Guards" />
      <Text>Saved in a year</Text>
      <Button variant="outline">Contact us</Button>
    </Engine>
  );
}

function Amount({ label }: { label: string }) {
  const [value, setValue] = useState(50);
  return (
    <div>
      <label htmlFor={label}>{label}</label>
      <NumberInput.Root
        ids={{ input: label }}
        min={10}
        value={String(value)}
        onValueChange={({ valueAsNumber }) => setValue(valueAsNumber)}
      >
        <NumberInput.Control />
        <NumberInput.Input />
      </NumberInput.Root>
      <Slider.Root
        aria-label={[label]}
        min={10}
        max={500}
        step={5}
        value={[value]}
        onValueChange={({ value: [next = value] }) => setValue(next)}
      >
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumbs />
        </Slider.Control>
      </Slider.Root>
    </div>
  );
}
