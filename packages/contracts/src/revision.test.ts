import { pageTable, pointerMove, revision } from './revision.js';

const page = {
  app: 'mfe-blog',
  pattern: '/blog',
  status: 200,
  file: 'blog/index.html',
  etag: 'abc',
  bytes: 10,
  apps: ['shell', 'mfe-blog'],
  content: true,
  policy: "default-src 'self'",
  renderedIn: 1,
};
const table = {
  pages: { '/blog': page },
  missing: { '/blog/:slug': { ...page, status: 404 } },
  notFound: { ...page, app: 'shell', status: 404 },
  contentTag: '"1"',
  failures: [{ path: '/blog', reason: '503: away', kept: true }],
};
const first = {
  number: 1,
  parent: null,
  apps: { shell: { version: '0123456789ab', integrity: 'sha384-abc' } },
  createdAt: '2026-11-20T00:00:00.000Z',
  author: 'ada',
  reason: 'release',
};
const move = { sequence: 1, revision: 1, movedAt: first.createdAt, author: 'ada', reason: 'release' };

it('accepts the first revision, its move and its pages', () => {
  expect(revision.parse(first)).toEqual(first);
  expect(pointerMove.parse(move)).toEqual(move);
  expect(pageTable.parse(table)).toEqual({ ...table, menu: [], files: {} });
});

it('gives a page of an older revision, which has no policy, the least one', () => {
  const { policy: _, ...older } = page;
  expect(pageTable.parse({ ...table, notFound: older }).notFound.policy).toBe("frame-ancestors 'none'");
});

it.each<[string, object]>([
  ['number 0', { number: 0 }],
  ['no word on its parent', { parent: undefined }],
  ['a thing that is no app', { apps: { shop: first.apps.shell } }],
  ['an app without a version', { apps: { shell: { integrity: 'sha384-abc' } } }],
  ['a version that is a path', { apps: { shell: { ...first.apps.shell, version: '../0123456' } } }],
])('refuses a revision with %s', (_, change) => {
  expect(revision.safeParse({ ...first, ...change }).success).toBe(false);
});

it.each<[string, object]>([
  ['sequence 0', { sequence: 0 }],
  ['no revision', { revision: undefined }],
  ['half a revision', { revision: 1.5 }],
])('refuses a move with %s', (_, change) => {
  expect(pointerMove.safeParse({ ...move, ...change }).success).toBe(false);
});

it.each<[string, object]>([
  ['a page of what is no app', { pages: { '/blog': { ...page, app: 'shop' } } }],
  ['a page that no revision rendered', { pages: { '/blog': { ...page, renderedIn: 0 } } }],
  ['no page for unknown addresses', { notFound: undefined }],
  ['a failure that hides whether the page was kept', { failures: [{ path: '/blog', reason: 'away' }] }],
])('refuses a page table with %s', (_, change) => {
  expect(pageTable.safeParse({ ...table, ...change }).success).toBe(false);
});
