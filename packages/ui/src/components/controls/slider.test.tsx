import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './slider';

const range = { min: 5, max: 200, step: 5 };
const slider = () => screen.getByRole('slider', { name: 'Cameras' });

test('has the ends and the step of its range, and says its value in words', () => {
  render(<Slider label="Cameras" value={60} valueText="60 cameras" onChange={() => {}} {...range} />);
  expect(slider()).toHaveAttribute('min', '5');
  expect(slider()).toHaveAttribute('max', '200');
  expect(slider()).toHaveAttribute('step', '5');
  expect(slider()).toHaveValue('60');
  expect(slider()).toHaveAttribute('aria-valuetext', '60 cameras');
});

test.each([
  [1, '5'],
  [205, '200'],
])('rests at the nearer end for %i and still says the number', (value, thumb) => {
  render(<Slider label="Cameras" value={value} onChange={() => {}} {...range} />);
  expect(slider()).toHaveValue(thumb);
  expect(slider()).toHaveAttribute('aria-valuetext', String(value));
});

test('tells where it was moved to as a number', () => {
  const onChange = jest.fn();
  render(<Slider label="Cameras" value={60} onChange={onChange} {...range} />);
  fireEvent.change(slider(), { target: { value: '120' } });
  expect(onChange.mock.calls).toEqual([[120]]);
});
