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
  'Our security specialist would like to meet yours; we specialise in socialist-era buildings.',
  'Could a specialist for access control call us, or is that too specialised?',
  'We run the best casino in Goa and need two hundred cameras.',
  'Our online casino needs a penetration test before the licence is renewed.',
  'The visitor escort service of our bank needs badges and a gate.',
  'Can the guest post at the north gate read number plates?',
  'We are a payday loan company and look for SOC monitoring.',
  'I found you on the first page of Google and want to get a quote.',
  'Our domain authority is a server in Lagos; can you protect it?',
  'We need guaranteed traffic between two sites over the leased line.',
  'Our plant makes generic Viagra and Cialis, and the warehouse needs monitoring.',
  'We are an agency for backlinks and sell SEO packages; our office was broken into.',
  'Somebody steals accounts of our customers to make them buy followers; can you help?',
  'Fraudsters copied our exchange for a crypto giveaway. Do you take down such sites?',
  'Does the assistant rank your websites by language?',
])('finds nothing in: %s', (message) => {
  expect(reasons({ message })).toEqual([]);
});

it.each([
  'Claim the BEST casino bonus today',
  'Cialis online without prescription',
  'We offer high-quality backlinks for your site',
  'I would like to publish a guest post on your blog',
  'Affordable SEO packages from $99',
  'We boost your domain authority',
  'We put your website on the first page of Google',
])('knows as spam: %s', (message) => {
  expect(reasons({ message })).toEqual([expect.stringMatching(/^known phrases: /)]);
});

it.each([
  ['many links', { message: 'http://a.example https://b.example www.c.example' }, '3 links in the message'],
  ['a link for a name', { name: 'https://a.example' }, 'a link in the name or company'],
  [
    'a known phrase',
    { message: 'Reach the FIRST page\nof Google today' },
    'known phrases: reach the first page of google',
  ],
  ['a phrase in the company', { company: 'Buy Viagra Ltd' }, 'known phrases: buy viagra'],
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
  expect(
    reasons({ name: 'www.a.example', message: 'casino bonus, casino bonus', honeypot: 'y' }),
  ).toHaveLength(3);
});
