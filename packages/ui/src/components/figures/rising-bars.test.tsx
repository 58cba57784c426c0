import { render } from '@testing-library/react';
import { drivenBars, fills, readings } from '../../testing/driven-bars';
import { fakeReducedMotion } from '../../testing/fake-window';
import { RisingBars } from './rising-bars';

const bars = [
  { title: 'Accuracy', value: 99 },
  { title: 'Response', value: 95 },
];
const { pass, comeIntoView } = drivenBars();

test('are empty until 500 ms after they were seen, and say their values all the while', () => {
  render(<RisingBars bars={bars} />);
  pass(5000);
  comeIntoView();
  pass(499);
  expect(fills()).toEqual([0, 0]);
  expect(readings()).toEqual([99, 95]);
  pass(1);
  expect(fills()).toEqual([99, 95]);
});

test('are full at once when less motion is wanted', () => {
  fakeReducedMotion(true);
  render(<RisingBars bars={bars} />);
  expect(fills()).toEqual([99, 95]);
});
