import { randomBytes } from 'node:crypto';
import type { PageTable } from '@northgate/contracts/revision.js';
import { writeText } from '../render/page-files.js';
import { fakeRemote, fakeShell } from '../testing/fake-release.js';
import { removeTemporaryFolders, temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { budgetOf } from './budgets.js';
import { checkPageBudget, checkScriptBudget, weighScripts } from './check-budgets.js';

afterEach(removeTemporaryFolders);

/** A text that compression cannot make smaller than this. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('base64');

describe('the weight of scripts', () => {
  it('counts entry and federation runtime of the host as what it takes to come alive', async () => {
    const { folder, release } = await fakeShell('one');
    const { boot, scripts } = await weighScripts(folder, release);
    expect(boot).toBeGreaterThan(0);
    expect(scripts).toBeGreaterThan(boot);
  });

  it('is within budget for small apps', async () => {
    const { folder, release } = await fakeRemote('mfe-chat', 'one', []);
    expect(await checkScriptBudget(folder, release)).toEqual([]);
  });

  it('says of an app that is too heavy by how much', async () => {
    const { folder, release } = await fakeRemote('mfe-chat', 'one', []);
    const file = 'browser/chunks/page.js';
    writeFiles(folder, { [`${file}.br`]: Buffer.alloc(budgetOf('mfe-chat').boot * 1000 + 1500) });
    const heavy = { ...release, files: { ...release.files, [file]: { bytes: 1, sha384: '' } } };
    expect(await checkScriptBudget(folder, heavy)).toEqual([
      expect.stringMatching(
        /^mfe-chat, what its heaviest part loads to come alive: 13\.\d KB, 1\.\d KB over the budget of 12 KB$/,
      ),
    ]);
  });
});

describe('the weight of pages', () => {
  const tableOf = (app: string) =>
    ({
      pages: { '/blog': { app, file: 'blog/index.html' } },
      notFound: { app: 'shell', file: 'index.html' },
    }) as unknown as PageTable;

  it('is refused over budget, for apps that change', async () => {
    const folder = temporaryFolder();
    const [{ release: shell }, { release: blog }, { release: tools }] = await Promise.all([
      fakeShell('one'),
      fakeRemote('mfe-blog', 'one', []),
      fakeRemote('mfe-tools', 'one', []),
    ]);
    await writeText(folder, 'blog/index.html', incompressible(40_000));
    await writeText(folder, 'index.html', '<p>small</p>');
    expect(await checkPageBudget(folder, tableOf('mfe-blog'), [blog, shell])).toEqual([
      expect.stringMatching(/^\/blog, its HTML: 4\d\.\d KB, 1\d\.\d KB over the budget of 30 KB$/),
    ]);
    expect(await checkPageBudget(folder, tableOf('mfe-blog'), [tools])).toEqual([]);
  });

  it('counts the styles of a page, too', async () => {
    const folder = temporaryFolder();
    const { release } = await fakeRemote('mfe-blog', 'one', []);
    const table = tableOf('mfe-blog');
    Object.assign(table.pages['/blog'] ?? {}, { styles: ['styles/a.css'] });
    await writeText(folder, 'blog/index.html', '<p>small</p>');
    await writeText(folder, 'index.html', '<p>small</p>');
    await writeText(folder, 'styles/a.css', incompressible(20_000));
    expect(await checkPageBudget(folder, table, [release])).toEqual([
      expect.stringMatching(/^\/blog, its styles: 2\d\.\d KB, \d\.\d KB over the budget of 13 KB$/),
    ]);
  });
});
