import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../../fixtures/copied-site-test';
import { expect } from '../../fixtures/site-test';

// A release takes as long as it works; each wait has a limit of its own.
test.describe.configure({ timeout: 0 });
test.use({ kind: 'few-posts' });

const page = 'mfe-blog/src/expose/blog-page.tsx';

const panel = 'mfe-tools/src/features/console-leads/leads-page.tsx';

const article = 'mfe-blog/src/expose/article-page.tsx';

test('a release that renders well and fails in browsers is refused with what is wrong on each page, and a picture', async ({
  copy,
  site,
}) => {
  const difference = `<p>{SERVER ? 'as it was served' : 'as it came alive'}</p>`;
  await copy.change(page, '<Head />', `<Head />\n      ${difference}`);
  await copy.change(
    article,
    'const Head = staticPart',
    `if (!SERVER && /saves$/.test(location.pathname)) addEventListener('keydown', (event) => event.preventDefault());\nconst Head = staticPart`,
  );
  const picture = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />';
  await copy.change(
    article,
    '<ArticleView slug={post.slug} />',
    `<ArticleView slug={post.slug} />\n      {/disagree$/.test(post.slug) && ${picture}}`,
  );
  const refused = await site.run('release', 'mfe-blog').catch(String);
  expect(refused).toMatch(/\/blog in the browser: .*BlogPage.*as it was served.*as it came alive/);
  expect(refused).toMatch(/\/blog\/\S+saves in the browser: it swallows keys/);
  expect(refused).toMatch(/\/blog\/\S+disagree in the browser: .*accessibility: .*image-alt/);
  const folder = join(site.dataDir, 'store/refusals');
  const file = (await readdir(folder)).toSorted().at(-1) ?? '';
  const refusal = JSON.parse(await readFile(join(folder, file), 'utf8')) as { pictures: { jpeg: string }[] };
  expect(refusal.pictures[0]?.jpeg.length).toBeGreaterThan(1000);
  expect(await site.run('revisions')).toMatch(/mfe-blog \w+ was refused/);
});

test('a release whose panel fails in the console is refused for that panel, before any operator sees it', async ({
  copy,
  site,
}) => {
  await copy.change(
    panel,
    '  return (',
    `  if (data && data.total > 0) throw new Error('no such lead');\n  return (`,
  );
  await copy.change(
    'mfe-console/src/features/audit/audit-page.tsx',
    'Every change made here.',
    'All that was changed here.',
  );
  const refused = await site.run('release', 'mfe-tools', 'mfe-console').catch(String);
  expect(refused).toMatch(/the console at \/leads, 1280 pixels wide, in the browser: .*no such lead/);
  expect(refused).toMatch(/mfe-tools has an error here/);
  expect(refused).toMatch(/Looked at the console, \/audit at 390 pixels/);
  expect(refused).not.toMatch(/the console at (?!\/leads)/);
});
