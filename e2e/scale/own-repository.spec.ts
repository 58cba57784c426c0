import getPort from 'get-port';
import { OwnRepository } from '../fixtures/own-repository';
import { RunningSite } from '../fixtures/running-site';
import { expect, listen, openAlive, test } from '../fixtures/site-test';

// Packages are installed and a release takes as long as it works.
test.describe.configure({ timeout: 0, retries: 0 });

const app = 'mfe-events';
const page404 = async (site: RunningSite, path: string) => (await fetch(site.origin + path)).status;
const textOf = async (site: RunningSite, path: string) => (await fetch(site.origin + path)).text();

test('an app of another repository is made, tested, released over HTTP, found, and withdrawn', async ({
  page,
}) => {
  const port = await getPort();
  const site = await RunningSite.start({ variables: { CONTROL_PORT: String(port) } });
  const own = await OwnRepository.make(app);
  const control = `http://127.0.0.1:${port}`;
  try {
    await site.run('apps', 'add', app, '--paths', '/events,/events/*', '--menu');
    const [token = ''] = /ngt_\S+/.exec(await site.run('tokens', 'add', app, '--by', 'Team events')) ?? [];
    own.variables = { CONTROL_RELEASE_TOKEN: token };

    await test.step('its types, its tests in jest and those in Playwright pass beside what is live', async () => {
      await own.northgate('record', '--from', control);
      await own.run('npx', 'tsc');
      expect(await own.run('npm', 'test')).toContain('3 passed, 3 total');
      expect(await own.run('npx', 'playwright', 'test')).toContain('2 passed');
    });

    await test.step('it is live with its page, in sitemap, assistant and menu', async () => {
      expect(await own.northgate('release', '--to', control, '--reason', 'First')).toContain('is live');
      const complaints = listen(page);
      await expect.poll(() => page404(site, '/events')).toBe(200);
      expect(await textOf(site, '/sitemap.xml')).toContain('/events</loc>');
      expect(await textOf(site, '/content-index.json')).toContain('"/events"');
      await page.goto(site.origin);
      await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
      await page
        .getByRole('navigation', { name: 'More' })
        .getByRole('link', { name: 'Events' })
        .first()
        .click();
      await openAlive(page, `${site.origin}/events`);
      await page.getByRole('searchbox', { name: 'Find an entry' }).pressSequentially('second');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Second entry/]);
      expect(complaints).toEqual([]);
    });

    await test.step('what has not changed is not released again', async () => {
      expect(await own.northgate('release', '--to', control)).toContain('is live already');
    });

    await test.step('a path of another app is refused, and nothing changes', async () => {
      await own.change('src/content/start.content.ts', "path: '/events'", "path: '/contact'");
      const refused = await own.northgate('release', '--to', control).catch(String);
      expect(refused).toContain('mfe-events has a page at /contact');
      expect(await page404(site, '/events')).toBe(200);
    });

    await test.step('it is withdrawn and leaves nothing behind', async () => {
      await site.run('apps', 'remove', app, '--reason', 'Over');
      await expect.poll(() => page404(site, '/events')).toBe(404);
      expect(await textOf(site, '/')).not.toContain('/events');
      expect(await textOf(site, '/sitemap.xml')).not.toContain('/events');
      const again = await own.northgate('release', '--to', control).catch(String);
      expect(again).toContain('unknown-token');
    });
  } finally {
    await own.remove();
    await site.stop();
  }
});
