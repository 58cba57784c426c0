import { testsForChanges, testsOf } from './choose-tests.js';

const matches = ([flag, pattern = '']: string[] = [], title: string) =>
  flag === '--grep' && new RegExp(pattern).test(title);

it('chooses for a changed app what imports the change, its journeys, and the visits to its pages', () => {
  const { jest, playwright, unchosen } = testsForChanges('main', ['mfe-blog/src/content/listing.content.ts']);
  expect(jest).toEqual([['--changedSince=main', '--passWithNoTests']]);
  expect(matches(playwright[0], 'mfe-blog/blog.spec.ts who opens the blog first')).toBe(true);
  expect(matches(playwright[0], 'site/every-page.spec.ts /blog arrives whole @mfe-blog')).toBe(true);
  expect(matches(playwright[0], 'site/every-page.spec.ts / arrives whole @mfe-marketing')).toBe(false);
  expect(unchosen).toEqual([]);
});

it('opens no browser for a document or a test', () => {
  const files = ['mfe-blog/README.md', 'mfe-blog/src/lib/post-date.test.ts'];
  expect(testsForChanges('main', files).playwright).toEqual([]);
});

it('lets Playwright choose where its own files changed', () => {
  expect(testsForChanges('main', ['e2e/fixtures/faults.ts']).playwright).toEqual([['--only-changed=main']]);
});

it('names what may matter to every page', () => {
  const file = 'packages/ui/src/components/controls/button.tsx';
  expect(testsForChanges('main', [file, 'docs/errors.md'])).toMatchObject({
    playwright: [],
    unchosen: [file],
  });
});

it('runs nothing where nothing has changed', () => {
  expect(testsForChanges('main', [])).toEqual({ jest: [], playwright: [], unchosen: [] });
});

it('chooses for a workspace the tests in its folder, and browser tests where it is an app', () => {
  expect(testsOf(['packages/ui'])).toEqual({
    jest: [['--selectProjects', 'packages/ui']],
    playwright: [],
    unchosen: [],
  });
  expect(matches(testsOf(['mfe-blog']).playwright[0], 'mfe-blog/blog.spec.ts a reader')).toBe(true);
  expect(testsOf(['e2e'])).toMatchObject({ jest: [], playwright: [[]] });
});
