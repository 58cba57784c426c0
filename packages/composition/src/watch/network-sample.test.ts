import { networkOf } from './network-of.js';
import { NetworkSample, networksPerHolder } from './network-sample.js';

it('takes a network once, and a few of each holder', () => {
  const sample = new NetworkSample();
  expect([sample.add(networkOf('10.0.0.1')), sample.add(networkOf('10.0.0.2'))]).toEqual([true, false]);
  for (let index = 0; index < 500; index += 1) sample.add(networkOf(`2001:db8:${index.toString(16)}::`));
  expect(sample.size).toBe(1 + networksPerHolder);
});

it('does not grow without end', () => {
  const sample = new NetworkSample();
  for (let index = 0; index < 30_000; index += 1)
    sample.add(networkOf(`${(index >> 16) + 1}.${(index >> 8) & 255}.${index & 255}.1`));
  expect(sample.size).toBe(20_000);
});
