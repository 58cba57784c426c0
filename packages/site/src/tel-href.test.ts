import { telHref } from './tel-href.js';

it.each([
  ['+44 20 0000 0000', 'tel:+442000000000'],
  ['+234 1 000 0000', 'tel:+23410000000'],
  ['+91 (40) 0000-0000', 'tel:+914000000000'],
])('dials %s as %s', (number, href) => {
  expect(telHref(number)).toBe(href);
});
