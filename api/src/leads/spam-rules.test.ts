import { expect, it } from '@jest/globals';
import { contactExample } from '../testing/contact-example.js';
import { spamReasons } from './spam-rules.js';

const reasons = ({ honeypot = '', sameTextCount = 1, ...change }: Record<string, unknown> = {}) =>
  spamReasons({
    contact: { ...contactExample, ...change },
    honeypot: honeypot as string,
    sameTextCount: sameTextCount as number,
  });

it.each([
  ['an ordinary request', {}],
  [
    'two links, such as a site and a drawing',
    { message: 'See https://example.com and www.example.org/plan' },
  ],
  ['the same text three times, as after a slow answer', { sameTextCount: 3 }],
  ['a word that only holds a phrase in parts', { message: 'We guest-host a post office; rank and website.' }],
])('finds nothing in %s', (_, change) => {
  expect(reasons(change)).toEqual([]);
});

it.each([
  ['many links', { message: 'http://a.example https://b.example www.c.example' }, '3 links in the message'],
  ['a link for a name', { name: 'https://a.example' }, 'a link in the name or company'],
  [
    'a known phrase',
    { message: 'Reach the FIRST page\nof Google today' },
    'known phrases: first page of google',
  ],
  ['a phrase in the company', { company: 'Guest Post Ltd' }, 'known phrases: guest post'],
  ['a filled honeypot', { honeypot: 'x' }, 'the hidden field was filled in'],
  [
    'the fourth time of a text',
    { sameTextCount: 4 },
    'the same text 4 times within an hour from one address',
  ],
])('names %s', (_, change, reason) => {
  expect(reasons(change)).toEqual([reason]);
});

it('names every reason there is', () => {
  expect(reasons({ name: 'www.a.example', message: 'casino casino', honeypot: 'y' })).toHaveLength(3);
});
