import { networkOf } from './network-of.js';

it.each([
  ['203.0.113.9', '203.0.113.0/24', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48', '2001:db8::/32'],
  ['no address', 'no address', 'no address'],
])('%s belongs to the network %s and the holder %s', (address, name, holder) => {
  expect(networkOf(address)).toEqual({ name, holder });
});
