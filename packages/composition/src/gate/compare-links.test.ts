import { strayedLinks } from './compare-links.js';

const link = (name: string, lead: string, part = 'footer') => ({ name, lead, part });
const live = [
  link('Trust', '/trust'),
  link('Contact', '/contact'),
  link('Read more', '/blog/one', 'main'),
  link('Read more', '/blog/two', 'main'),
  link('Read more', '/blog/three', 'main'),
  link('Data', '/assets/mfe-blog/1/data.csv', 'main'),
];
const stays = () => true;

it('names links whose words lead elsewhere', () => {
  const now = [link('Trust', '/'), link('Contact', '/contact'), link('New', '/')];
  expect(strayedLinks(live, now, stays)).toEqual([{ name: 'Trust', from: '/trust', to: '/' }]);
});

it('names links of the same words that led to several pages and lead to one', () => {
  const now = ['/x', '/x', '/x'].map((lead) => link('Read more', lead, 'main'));
  expect(strayedLinks(live, now, stays)).toEqual([{ name: 'Read more', from: '/blog/one', to: '/x' }]);
});

it('says nothing where the page is gone, links are gone or more, posts are others, or a file has another version', () => {
  const now = [
    link('Trust', '/about'),
    link('Contact', '/contact'),
    link('Contact', '/contact#form'),
    link('Contact', '/', 'main'),
    ...['/blog/zero', '/blog/one', '/blog/two'].map((lead) => link('Read more', lead, 'main')),
    link('Data', '/assets/mfe-blog/2/data.csv', 'main'),
  ];
  expect(strayedLinks(live, now, (address) => address !== '/trust')).toEqual([]);
});
