import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '../testing/ask.js';
import { visitorAddress } from './visitor-address.js';

let server: Server;
let trusted: string[];
beforeEach(async () => {
  server = createServer((request, response) => response.end(visitorAddress(trusted)(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const visitorOf = async (forwarded: string) => {
  const headers = { 'x-forwarded-for': forwarded };
  return String((await ask((server.address() as AddressInfo).port, '/', { headers })).body);
};

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, 127.0.0.2', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['nonsense', '127.0.0.1'],
])('a trusted proxy says %s, so the visitor is %s', async (forwarded, visitor) => {
  trusted = ['127.0.0.0/8'];
  expect(await visitorOf(forwarded)).toBe(visitor);
});

it('does not believe what anybody else says', async () => {
  trusted = ['10.0.0.0/8'];
  expect(await visitorOf('203.0.113.9')).toBe('127.0.0.1');
  trusted = [];
  expect(await visitorOf('203.0.113.9')).toBe('127.0.0.1');
});
