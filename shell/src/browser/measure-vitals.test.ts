import { jest } from '@jest/globals';

type Report = (metric: { value: number }) => void;
const told: Record<string, Report> = {};
jest.unstable_mockModule('web-vitals', () => ({
  onLCP: (report: Report) => (told.lcp = report),
  onCLS: (report: Report) => (told.cls = report),
  onINP: (report: Report) => (told.inp = report),
}));
const { measureVitals } = await import('./measure-vitals');

const sent: { address: string; body: unknown }[] = [];
const become = (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('tells the site once what was measured last, as the page is hidden', () => {
  navigator.sendBeacon = (address, body) =>
    Boolean(sent.push({ address: String(address), body: JSON.parse(body as string) as unknown }));
  measureVitals({ revision: 58, path: '/blog' });
  told.lcp?.({ value: 700.4 });
  told.lcp?.({ value: 900.4 });
  told.cls?.({ value: 0.012 });
  become('visible');
  expect(sent).toEqual([]);
  become('hidden');
  become('visible');
  told.inp?.({ value: 40 });
  become('hidden');
  expect(sent).toEqual([
    { address: '/_site/vitals', body: { revision: 58, path: '/blog', lcp: 900, cls: 0.012 } },
  ]);
});
