import { jest } from '@jest/globals';

type Report = (metric: { value: number }) => void;
const told: Record<string, Report> = {};
jest.unstable_mockModule('web-vitals', () => ({
  onLCP: (report: Report) => (told.lcp = report),
  onCLS: (report: Report) => (told.cls = report),
  onINP: (report: Report) => (told.inp = report),
}));
const { consentKey } = await import('../features/consent/consent-store');
const { measureVisit } = await import('./measure-visit');
const { visitSource } = await import('./visit-source');

const sent: { address: string; body: string | Blob }[] = [];
navigator.sendBeacon = (address, body) =>
  Boolean(sent.push({ address: String(address), body: body as string | Blob }));

const become = (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const textOf = (body: string | Blob): Promise<string> =>
  typeof body === 'string'
    ? Promise.resolve(body)
    : new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as string);
        reader.readAsText(body);
      });
/** What was sent since this was asked last, by address. */
async function sentNow(): Promise<Record<string, unknown>> {
  const reports = sent.splice(0);
  const bodies = await Promise.all(
    reports.map(async ({ body }) => JSON.parse(await textOf(body)) as unknown),
  );
  return Object.fromEntries(reports.map(({ address }, at) => [address, bodies[at]]));
}

const measured = { revision: 58, path: '/blog', lcp: 900, cls: 0.012 };

test('tells who judges a candidate once what was measured last, and nobody else', async () => {
  measureVisit({ revision: 58, path: '/blog' }, { isShared: true, isCounted: false });
  told.lcp?.({ value: 700.4 });
  told.lcp?.({ value: 900.4 });
  told.cls?.({ value: 0.012 });
  become('visible');
  expect(sent).toEqual([]);
  become('hidden');
  become('visible');
  told.inp?.({ value: 40 });
  become('hidden');
  expect(await sentNow()).toEqual({ '/_site/vitals': measured });
});

test('counts what is done, early and late, each use once a page, and tells it whenever the page is hidden', async () => {
  const early = ['solution_click', 'what nobody counts'];
  const starter: { events: { push: (name: string) => void } } = { events: early };
  Object.assign(window, { siteStarter: starter });
  document.body.innerHTML = `<form action="/api/contact"><input></form><div id="roi"><a href="/contact">Ask</a></div>`;
  const input = document.querySelector('input')!;
  history.replaceState(null, '', '/contact');
  measureVisit({ revision: 58, path: '/blog' }, { isShared: false, isCounted: true });
  for (let letter = 0; letter < 3; letter += 1) input.dispatchEvent(new Event('input', { bubbles: true }));
  starter.events.push('form_submission');
  become('hidden');
  const on = (path: string, ...names: string[]) => names.map((name) => ({ name, path }));
  expect(await sentNow()).toEqual({
    '/api/visits': {
      revision: 58,
      path: '/blog',
      source: 'direct',
      events: on('/contact', 'view', 'solution_click', 'form_start', 'form_submission'),
    },
  });
  become('visible');
  become('hidden');
  expect(sent).toEqual([]);
  history.pushState(null, '', '/cctv-security');
  document.title = 'Another page';
  await Promise.resolve();
  document.querySelector('a')!.dispatchEvent(new Event('click', { bubbles: true }));
  become('hidden');
  expect(await sentNow()).toEqual({
    '/api/visits': {
      revision: 58,
      path: '/blog',
      source: 'direct',
      events: on('/cctv-security', 'view', 'roi_start', 'roi_ask'),
    },
  });
  become('visible');
  starter.events.push('calendar_open');
  localStorage.setItem(consentKey, 'denied');
  become('hidden');
  localStorage.clear();
  become('visible');
  become('hidden');
  expect(sent).toEqual([]);
});

test.each([
  ['', '', 'direct'],
  ['https://site.example/blog', '', 'direct'],
  ['https://www.google.com/', '', 'search'],
  ['https://t.co/abc', '', 'social'],
  ['https://news.example/', '', 'other'],
  ['https://www.google.com/', '?utm_source=letter', 'campaign'],
])('a visit from "%s" with "%s" is called %s', (referrer, search, source) => {
  expect(visitSource(referrer, { search, hostname: 'site.example' })).toBe(source);
});
