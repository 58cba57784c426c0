import { industriesMenu } from '@northgate/site/navigation';
import { routes } from './routes';

test('every industry of the menu has one route, at its address there', () => {
  const known = industriesMenu().map((item) => item.path);
  expect(routes.map((route) => route.path).sort()).toEqual([...known].sort());
});

test('legal and manufacturing have pages of their own, the other eight share one', () => {
  const own = routes.filter(({ page }) => page !== './industry-page');
  expect(own.map(({ path, page }) => [path, page])).toEqual([
    ['/industries/legal', './legal-page'],
    ['/industries/manufacturing', './manufacturing-page'],
  ]);
  expect(routes).toHaveLength(own.length + 8);
});

test('the page data names the industry and what the contact section says, and no further content', async () => {
  const route = routes.find(({ path }) => path === '/industries/logistics');
  expect(await route?.load()).toEqual({
    industry: 'logistics',
    contactHeading: 'Tell us about your network',
  });
});

test('titles and descriptions differ and fit a search result, and the trail ends at the page itself', () => {
  const metas = routes.map((route) => ({ path: route.path, ...route.meta() }));
  expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
  expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
  for (const { path, description, breadcrumb } of metas) {
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(breadcrumb.at(-1)?.path).toBe(path);
  }
});
