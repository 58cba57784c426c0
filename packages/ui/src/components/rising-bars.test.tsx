import { render } from '@testing-library/react';
import { fakeReducedMotion } from '../testing/fake-window';
import { RisingBars } from './rising-bars';
import { drivenBars } from '../testing/driven-bars';

const bars = [
  { title: 'Accuracy', value: 99 },
  { title: 'Response', value: 95 },
];
const { values, pass, comeIntoView } = drivenBars();

test('stay at 0 until 500 ms after they were seen', () => {
  render(<RisingBars bars={bars} />);
  pass(5000);
  comeIntoView();
  pass(499);
  expect(values()).toEqual(['0', '0']);
  pass(1);
  expect(values()).toEqual(['99', '95']);
});

test('show their values at once when less motion is wanted', () => {
  fakeReducedMotion(true);
  render(<RisingBars bars={bars} />);
  expect(values()).toEqual(['99', '95']);
});
