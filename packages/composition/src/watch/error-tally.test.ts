import { ErrorTally, limits } from './error-tally.js';
import { networkOf } from './network-of.js';

const crowd = (networks: number) =>
  Array.from({ length: networks }, (_, index) => networkOf(`100.${index >> 8}.${index & 255}.7`));

const tallyOf = (served: number, reporting: number): ErrorTally => {
  const tally = new ErrorTally();
  for (const network of crowd(served)) tally.view(network);
  for (const network of crowd(reporting)) tally.report(network, 'it broke');
  return tally;
};

it('sends a revision back when visitors of many networks report errors, and says how many and what', () => {
  expect(tallyOf(400, limits.networks).verdict()).toBe(
    'visitors of 100 networks met errors, of 400 that were served its pages, the last: it broke',
  );
});

it('takes no notice of one network less, of however few', () => {
  expect(tallyOf(99, limits.networks - 1).verdict()).toBeNull();
});

it('weighs networks that report against those that were served', () => {
  expect(tallyOf(501, 100).verdict()).toBeNull();
  expect(tallyOf(501, 101).verdict()).not.toBeNull();
});

it('does not count who was never served a page', () => {
  expect(tallyOf(0, 500).verdict()).toBeNull();
  expect(new ErrorTally().report(networkOf('10.0.0.1'), '')).toBe(false);
});

it.each([
  ['250 addresses of one IPv4 network', (index: number) => `203.0.113.${index % 250}`],
  ['lines of one IPv6 /48', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ['networks of one IPv6 /32', (index: number) => `2001:db8:${index.toString(16)}::1`],
  ['1,000 addresses of 50 networks', (index: number) => `198.51.${index % 50}.${index % 200}`],
  ['four IPv6 /32', (index: number) => `2001:${(index % 4) + 1}:${index.toString(16)}::1`],
])('is not moved by %s', (_, address) => {
  const tally = new ErrorTally();
  for (let index = 0; index < 1000; index += 1) {
    tally.view(networkOf(address(index)));
    tally.report(networkOf(address(index)), 'forged');
  }
  expect(tally.verdict()).toBeNull();
});

it('believes the server itself, when it fails again and again', () => {
  const tally = tallyOf(10, 0);
  const [network = networkOf('')] = crowd(1);
  for (let time = 0; time < 100; time += 1) tally.fail(network, 'within one second', 5);
  expect(tally.verdict()).toBeNull();
  for (let second = 1; second < limits.failedSeconds; second += 1)
    tally.fail(network, '/blog was answered 500', second * 1000);
  expect(tally.verdict()).toMatch(/^the server failed .* 5 different seconds, the last: \/blog was answered/);
});

it('weighs what the server failed to answer against the networks it served', () => {
  const tally = tallyOf(1000, 0);
  const failing = (count: number) =>
    crowd(count).forEach((network, second) => tally.fail(network, 'a bad disk', second * 1000));
  failing(49);
  expect(tally.verdict()).toBeNull();
  failing(50);
  expect(tally.verdict()).toContain('a bad disk');
});
