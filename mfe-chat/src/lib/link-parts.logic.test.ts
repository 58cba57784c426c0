import { linkParts } from './link-parts.logic';

const site = 'https://www.northgate.example';
const brand = {
  siteUrl: site,
  bookingUrl: 'https://booking.northgate.example/consultation',
  platformUrl: 'https://meridian.northgate.example',
};
const sources = [{ title: 'AI CCTV Security', path: '/cctv-security#detection' }];
const links = (content: string) =>
  linkParts(content, sources, brand)
    .filter(({ path }) => path)
    .map(({ text, path }) => [text, path]);

test('a page that the answer was taken from is a link where its path stands', () => {
  expect(linkParts('In 300 ms (/cctv-security). More?', sources, brand)).toEqual([
    { text: 'In 300 ms (' },
    { text: '/cctv-security', path: '/cctv-security' },
    { text: '). More?' },
  ]);
});

test('a full address of this site leads to its path', () => {
  expect(links(`See ${site}/blog/some-post#end.`)).toEqual([
    [`${site}/blog/some-post#end`, '/blog/some-post#end'],
  ]);
});

test.each([
  'Read https://elsewhere.example/cctv-security now',
  `Read ${site}.evil.example/cctv-security now`,
  'Read //evil.example/cctv-security now',
  'Delete /etc/passwd and /unknown',
  'javascript:/cctv-security',
  'and/or x/cctv-security',
])('nothing else is one: %s', (content) => {
  expect(links(content)).toEqual([]);
  expect(
    linkParts(content, sources, brand)
      .map(({ text }) => text)
      .join(''),
  ).toBe(content);
});

test('the booking page and the platform are links', () => {
  const { bookingUrl, platformUrl } = brand;
  expect(links(`Book at ${bookingUrl}. Or open ${platformUrl}.`)).toEqual([
    [bookingUrl, bookingUrl],
    [platformUrl, platformUrl],
  ]);
});
