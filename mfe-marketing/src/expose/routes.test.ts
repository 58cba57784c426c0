import { existsSync } from 'node:fs';
import { defaultBrand } from '@northgate/site/brand.default';
import { brandedPattern } from '@northgate/site/route-pattern';
import { routes } from './routes';

const metaOf = (path: string) => {
  const route = routes.find((entry) => entry.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route.meta({ data: null, brand: defaultBrand, params: {} });
};

test('every route names a page module that is there', () => {
  for (const { page } of routes) expect(existsSync(new URL(`${page}.tsx`, import.meta.url))).toBe(true);
});

test('every page has its own title with the company name, and its own description', () => {
  const metas = routes.map(({ path }) => metaOf(path));
  expect(new Set(metas.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(routes.length);
  for (const { title, description } of metas) {
    expect(title).toContain(defaultBrand.company.name);
    expect(description.length).toBeLessThanOrEqual(180);
  }
});

test('pages below the home page end their breadcrumb with themselves', () => {
  expect(metaOf('/').breadcrumb).toBeUndefined();
  for (const { path } of routes.filter((route) => route.path !== '/'))
    expect(metaOf(path).breadcrumb?.at(-1)?.path).toBe(brandedPattern(path, defaultBrand));
});

test('the home page describes the organization with the brand it was given', () => {
  const brand = { ...defaultBrand, company: { name: 'Other Company', shortName: 'Other' } };
  const meta = routes[0]?.meta({ data: null, brand, params: {} });
  expect(meta?.jsonLd).toEqual([
    expect.objectContaining({ '@type': 'Organization', name: 'Other Company', url: defaultBrand.siteUrl }),
  ]);
  expect(meta?.title).toContain('Other Company');
});

test('the search page, which is different for everybody, is the only one that is not to be listed', () => {
  const unlisted = routes.filter(({ path }) => metaOf(path).indexed === false);
  expect(unlisted.map(({ path }) => path)).toEqual(['/search']);
});
