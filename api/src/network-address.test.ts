import { expect, it } from '@jest/globals';
import { isLoopback, isPublic } from './network-address.js';

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is of the public internet',
  (address) => expect(isPublic(address)).toBe(true),
);

it.each([
  ...[
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '255.255.255.255',
    '::',
    '::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
  ],
  ...['64:ff9b::a00:1', '2002:a00:1::', '::10.0.0.1', 'ff02::1', 'no address', ''],
])('%s is not', (address) => expect(isPublic(address)).toBe(false));

it('knows this machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['10.0.0.1', '128.0.0.1', 'localhost'].map(isLoopback)).toEqual([false, false, false]);
});
