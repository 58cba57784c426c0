import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/accessibility';
import type { RunningSite } from '../../fixtures/running-site';
import { expect, listen, test } from '../../fixtures/site-test';

// Another value than that of other tests brings a site of its own: browsers of theirs report errors, and the console says so.
test.use({ variables: { ALLOW_OVERRIDES: '0' } });

const contact = {
  name: 'Asha Rao',
  company: 'Example Works',
  email: 'asha@example.com',
  phone: '+91 40 0000 0001',
  service: 'cctv-security',
  message: 'Sixteen cameras and one gate, please.',
};

/** Plots take the width they have a moment after it has changed. */
const doesNotScrollSideways = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);

const suitsEverybody = (page: Page) =>
  test.step('it suits everybody, by day and by night, from a telephone to a wide screen', async () => {
    for (const [colorScheme, width] of [
      ['light', 1920],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await doesNotScrollSideways(page);
      // Colours change over a moment.
      await expect.poll(() => accessibilityProblems(page)).toEqual([]);
    }
  });

/** What the control server answers to who sends the live release of the blog once more with a token. */
async function sendBlog(page: Page, site: RunningSite, token: string): Promise<[number, unknown]> {
  const [, version = ''] = /mfe-blog ([0-9a-f]{12})/.exec(await site.run('revisions')) ?? [];
  const address = new URL(`/__site/releases/mfe-blog/${version}`, page.url());
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: await readFile(join(site.dataDir, 'store/releases/mfe-blog', version, 'release.json')),
  });
  return [answer.status, await answer.json()];
}

test('an operator comes in by a link of the machine, sees what is live, and leaves', async ({
  site,
  page,
}) => {
  const complaints = listen(page);
  const [link = ''] = /http\S+link=\S+/.exec(await site.run('console')) ?? [];
  await page.goto(link);
  await test.step('it begins with how everything does, and what visitors did', async () => {
    const visit = { revision: 1, path: '/contact', source: 'search', lcp: 900 };
    const events = ['view', 'form_start'].map((name) => ({ name, path: '/contact' }));
    const told = await fetch(`${site.origin}/api/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visit, events }),
    });
    expect(told.status).toBe(204);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything is well');
    const sent = page.getByText('Began to write').locator('..');
    await expect(async () => {
      await page.getByRole('button', { name: 'Look again' }).click();
      await expect(sent).toContainText('100 %', { timeout: 1000 });
    }).toPass();
    const plot = (name: string) =>
      page.getByRole('figure').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(plot('Views').locator('svg')).toBeAttached();
    await expect(plot('Leads')).toContainText('Nothing is counted yet.');
    await doesNotScrollSideways(page);
    expect.soft(await accessibilityProblems(page)).toEqual([]);
  });
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Revision \d+ is live/);
  const apps = page.getByRole('region', { name: 'Apps' });
  await expect(apps.getByRole('row').filter({ hasText: 'mfe-blog' })).toContainText(/[0-9a-f]{12}/);

  await suitsEverybody(page);
  await test.step('it goes by keyboard to who did what', async () => {
    await page.getByRole('link', { name: 'Audit log' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('row').filter({ hasText: 'log in' })).toContainText('this machine');
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    expect(await site.run('audit-log')).toContain('none changed or taken out');
  });
  await test.step('a lead that was sent stands in the panel of another app, and can be taken', async () => {
    const sent = await fetch(`${site.origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${site.origin}/contact` },
      body: JSON.stringify(contact),
    });
    expect(sent.status).toBe(201);
    await page.getByRole('link', { name: 'Leads' }).click();
    await expect(page.getByRole('row').filter({ hasText: contact.name })).toContainText('New');
    await doesNotScrollSideways(page);
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: contact.name }).click();
    const drawer = page.getByRole('dialog', { name: `${contact.name}, ${contact.company}` });
    await expect(drawer).toContainText(contact.message);
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Take it' }).click();
    await expect(drawer.getByRole('combobox', { name: 'Status' })).toHaveValue('in-work');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row').filter({ hasText: contact.name })).toContainText('In work');
    expect(await site.run('audit-log')).toContain('change leads');
  });
  await test.step('a question without an answer is counted, and can be answered', async () => {
    const asked = await fetch(`${site.origin}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${site.origin}/contact` },
      body: JSON.stringify({ message: 'Do you sell bananas?' }),
    });
    expect(asked.status).toBe(200);
    await page.getByRole('link', { name: 'Questions' }).click();
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Write an answer' }).first().click({ timeout: 5000 });
    }).toPass();
    const dialog = page.getByRole('dialog', { name: 'Write an answer' });
    await dialog.getByRole('textbox', { name: /Ways to ask/ }).fill('Do you sell fruit?');
    await dialog.getByRole('textbox', { name: /^Answer/ }).fill('No.');
    await expect(dialog.getByRole('textbox', { name: 'Pull request' })).toHaveValue(/'Do you sell fruit\?',/);
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await doesNotScrollSideways(page);
  });
  await test.step('it says in its place that an app brings no such panel', async () => {
    await page.goto(new URL('/weather', page.url()).href);
    await expect(page.getByRole('heading', { name: 'There is no such place' })).toBeVisible();
  });
  await test.step('it lets nobody in afterwards', async () => {
    await page.getByRole('button', { name: 'this machine' }).click();
    await page.getByRole('menuitem', { name: 'Log out', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to the console');
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('That link has been used');
  });
  expect(complaints).toEqual([]);
});

test('a token that is made in the console releases its app until it is withdrawn there', async ({
  site,
  page,
}) => {
  const complaints = listen(page);
  const [link = ''] = /http\S+link=\S+/.exec(await site.run('console')) ?? [];
  await page.goto(link);
  await page.getByRole('link', { name: 'Tokens' }).click();
  await expect(page.getByRole('heading', { name: 'There is no token' })).toBeVisible();
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  const make = page.getByRole('button', { name: 'Make a token' });
  await make.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'App' }).selectOption('mfe-blog');
  // The dialog fades in.
  await expect.poll(() => accessibilityProblems(page)).toEqual([]);
  await page.getByRole('textbox', { name: /Whose it is/ }).fill('Blog CI');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('textbox', { name: /^Token/ });
  await expect(shown).toBeFocused();
  const token = await shown.inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(make).toBeFocused();
  expect(await sendBlog(page, site, token)).toEqual([200, { missing: [], live: true }]);
  await suitsEverybody(page);
  await page.getByRole('button', { name: /^Withdraw the token of Blog CI for mfe-blog/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw the token of Blog CI?' });
  await expect(dialog).toContainText('It cannot be brought back');
  await expect.poll(() => accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByRole('heading', { name: 'There is no token' })).toBeVisible();
  expect(await sendBlog(page, site, token)).toEqual([
    401,
    expect.objectContaining({ code: 'unknown-token' }),
  ]);
  const log = await site.run('audit-log');
  expect(log).toMatch(/make a token[^]*withdraw a token|withdraw a token[^]*make a token/);
  expect(log).not.toContain(token);
  expect(complaints).toEqual([]);
});

test('nothing of the console is below the public origin', async ({ site, page }) => {
  const [link = ''] = /http\S+link=\S+/.exec(await site.run('console')) ?? [];
  await page.goto(link);
  const script = await page.locator('script[src*="/console/"]').first().getAttribute('src');
  expect(script).toMatch(/^\/assets\/mfe-console\/[0-9a-f]{12}\/console\/main\.js$/);
  for (const path of [script ?? '', '/api/session', '/desk/leads', '/enter?link=x'])
    expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404]);
});
