import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

/** A number that takes whole numbers up to 99 and steps by five. */
function Cameras({ start = 50 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <label htmlFor="cameras">Cameras</label>
      <Stepper
        id="cameras"
        value={value}
        names={{ less: '5 fewer cameras', more: '5 more cameras' }}
        spoken={`${value} cameras`}
        onStep={(direction) => setValue(value + 5 * direction)}
        onEnter={(text) => /^\d{1,2}$/.test(text) && setValue(Number(text))}
      />
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Cameras' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('two named buttons step the number that the label names', async () => {
  render(<Cameras />);
  await press('5 more cameras');
  await press('5 more cameras');
  await press('5 fewer cameras');
  expect(field()).toHaveValue('55');
});

test('a button says the new number, and nothing is said when the stepper is left', async () => {
  const { container } = render(<Cameras />);
  const live = container.querySelector('[aria-live=polite]');
  expect(live).toHaveTextContent('');
  await press('5 more cameras');
  expect(live).toHaveTextContent('55 cameras');
  await userEvent.tab();
  expect(live).toHaveTextContent('');
});

test('any text may stand there while one types; leaving shows the accepted number again', async () => {
  render(<Cameras />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  await userEvent.type(field(), '12 or so');
  expect(field()).toHaveValue('12 or so');
  await userEvent.tab();
  expect(field()).toHaveValue('12');
});

test('Enter settles the text as leaving does, and sends no form', async () => {
  render(<Cameras />);
  await userEvent.clear(field());
  await userEvent.type(field(), '400{Enter}');
  expect(field()).toHaveValue('40');
  expect(field()).toHaveFocus();
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('type', 'button');
});

test('is made for numbers on a phone and keeps old entries out of the way', () => {
  render(<Cameras />);
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'off');
});
