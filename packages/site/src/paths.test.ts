import { defaultBrand } from './brand.default.js';
import { canonicalPath, industryKeys, paths } from './paths.js';

it.each([
  ['/', '/'],
  ['', '/'],
  ['/BLOG', '/blog'],
  ['/blog/', '/blog'],
  ['/Blog/My-Post/', '/blog/my-post'],
  ['/contact//', '/contact'],
  ['/blog?tag=AI', '/blog'],
  ['/#contact', '/'],
  ['/Contact/?a=1#Form', '/contact'],
])('knows %s as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it('puts the product of the brand into the two paths that carry it', () => {
  const brand = { ...defaultBrand, product: { name: 'Other', slug: 'other' } };
  expect([paths.platform(brand), paths.studio(brand)]).toEqual(['/other-tech', '/other-studio']);
  expect([paths.platform(defaultBrand), paths.studio(defaultBrand)]).toEqual([
    '/meridian-tech',
    '/meridian-studio',
  ]);
});

it('has fixed paths for everything else', () => {
  const { platform: _platform, studio: _studio, industry, article, blogPage, ...fixed } = paths;
  expect(fixed).toEqual({
    home: '/',
    cctv: '/cctv-security',
    cybersecurity: '/cybersecurity',
    redTeaming: '/red-teaming',
    infrastructure: '/infrastructure',
    customModels: '/custom-models',
    blog: '/blog',
    contact: '/contact',
    contactAnchor: '#contact',
    contactSent: '/contact?sent=1#message-sent',
    homeContact: '/#contact',
    privacy: '/privacy-policy',
    trust: '/trust',
    search: '/search',
  });
  expect([1, 2].map(blogPage)).toEqual(['/blog', '/blog/page/2']);
  expect(article('my-post')).toBe('/blog/my-post');
  expect(industryKeys.map(industry)).toHaveLength(10);
  expect(industry('legal')).toBe('/industries/legal');
});

it('writes every path in its canonical form', () => {
  const all = [
    ...Object.values(paths).filter((path) => typeof path === 'string' && !path.includes('#')),
    ...industryKeys.map(paths.industry),
  ] as string[];
  expect(all.map(canonicalPath)).toEqual(all);
});
