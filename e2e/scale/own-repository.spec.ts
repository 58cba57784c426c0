import getPort from 'get-port';
import { OwnRepository } from '../fixtures/own-repository';
import { RunningSite } from '../fixtures/running-site';
import { expect, listen, openAlive, test } from '../fixtures/site-test';

// Packages are installed and a release takes as long as it works.
test.describe.configure({ timeout: 0, retries: 0 });

const app = 'mfe-events';
const page404 = async (site: RunningSite, path: string) => (await fetch(site.origin + path)).status;
const textOf = async (site: RunningSite, path: string) => (await fetch(site.origin + path)).text();
const answerOf = async (site: RunningSite, message: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ message });
  return (await fetch(`${site.origin}/api/chat`, { method: 'POST', headers, body })).text();
};

test('an app of another repository is made, tested, released over HTTP, found, and withdrawn', async ({
  page,
}) => {
  const port = await getPort();
  const site = await RunningSite.start({ variables: { CONTROL_PORT: String(port) } });
  const own = await OwnRepository.make(app);
  const control = `http://127.0.0.1:${port}`;
  try {
    await site.run('apps', 'add', app, '--paths', '/events,/events/*', '--menu');
    const [token = ''] =
      /ngt_\S+/.exec(await site.run('tokens', 'add', app, '--by', 'Team events', '--records')) ?? [];
    own.variables = { CONTROL_RELEASE_TOKEN: token, CONTROL: control };

    await test.step('its workflow installs it, tests it beside what is live, and releases it', async () => {
      const printed = await own.workflow('push');
      for (const said of ['3 passed, 3 total', '2 passed', 'is live']) expect(printed).toContain(said);
    });

    await test.step('it is live with its page, in sitemap, assistant and menu', async () => {
      const complaints = listen(page);
      await expect.poll(() => page404(site, '/events')).toBe(200);
      expect(await textOf(site, '/sitemap.xml')).toContain('/events</loc>');
      await expect
        .poll(() => answerOf(site, 'What is there under events?'))
        .toMatch(/three entries.*"path":"\/events"/);
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

    await test.step('its developer sees a change inside the site, with answers of the running one', async () => {
      const options = ['--port', String(await getPort()), '--site', site.origin];
      await own.developing(options, async (origin) => {
        const shown = async () => (await fetch(`${origin}/events`)).text();
        expect(await shown()).toContain('Second entry');
        expect((await fetch(`${origin}/api/blog`)).status).toBe(200);
        await own.change('src/content/start.content.ts', 'Second entry', 'Next entry');
        await expect.poll(() => shown().catch(String)).toContain('Next entry');
      });
      await own.change('src/content/start.content.ts', 'Next entry', 'Second entry');
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
      await expect
        .poll(() => answerOf(site, 'What is there under events?'))
        .not.toContain('"path":"/events"');
      const again = await own.northgate('release', '--to', control).catch(String);
      expect(again).toContain('unknown-token');
    });
  } finally {
    await own.remove();
    await site.stop();
  }
});
