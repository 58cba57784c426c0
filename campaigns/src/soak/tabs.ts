import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { tracePage } from '@northgate/composition/gate/page-complaints.js';
import type { SoakResult } from './soak-result.js';

interface TabsOptions {
  browser: Browser;
  origin: string;
  result: SoakResult;
  /** How long a tab stays untouched after it was opened, at most, in milliseconds. */
  rest: number;
  revision: () => Promise<number>;
  going: () => boolean;
}

/** Pages with something to come alive for; each has a link to the contact page. */
const entries = ['/', '/blog', '/cctv-security', '/industries/logistics'];

/**
 * A visitor who opens a page, leaves it alone while releases go by, then touches it: it must come alive, navigate to
 * the contact page and send its form.
 */
export async function keepTabs({
  browser,
  origin,
  result,
  rest,
  revision,
  going,
}: TabsOptions): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // The form opens the booking page, which is not part of the site.
  await context.addInitScript('window.open = () => null');
  for (let turn = Math.floor(Math.random() * entries.length); going(); turn += 1) {
    const path = entries[turn % entries.length] ?? '/';
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const { problems } = tracePage(page, origin + path, 200);
    const complaints = () => problems.map(({ says }) => says).join('; ');
    result.tabs += 1;
    try {
      const opened = await openAndRest(page, origin + path, { revision, going, rest });
      await visitContact(page, result);
      result.ages.push((await revision()) - opened);
      if (problems.length) throw new Error(complaints());
    } catch (error) {
      result.brokenTabs.push(`${path}: ${String(error).split('\n', 1)[0]} ${complaints()}`);
    }
    await page.close();
  }
  await context.close();
}

async function openAndRest(
  page: Page,
  address: string,
  { revision, going, rest }: Pick<TabsOptions, 'revision' | 'going' | 'rest'>,
): Promise<number> {
  const opened = await revision();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const until = Date.now() + rest * (0.5 + Math.random() / 2);
  while (going() && Date.now() < until) await wait(200);
  return opened;
}

async function visitContact(page: Page, result: SoakResult): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-booted]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL(/\/contact$/);
  await page.getByRole('heading', { level: 1, name: 'Bring the problem.' }).waitFor();
  await page.locator('html[data-booted]').waitFor();
  await page.getByLabel('Name').fill('Visitor of the soak');
  await page.getByLabel('Company').fill('Example Works');
  await page.getByLabel('Email').fill('soak@example.com');
  await page.getByLabel('Phone').fill('+44 20 0000 0000');
  await page.getByLabel('Service').selectOption('cctv-security');
  await page.getByLabel('Message').fill('Written in a tab that is older than the site.');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  const status = (await answered).status();
  if (status !== 201) throw new Error(`the form was answered ${status}`);
  result.forms += 1;
}
