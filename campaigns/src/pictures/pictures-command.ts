import { join, resolve } from 'node:path';
import { findChromium } from '@northgate/composition/gate/find-chromium.js';
import { Command } from 'commander';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Size of what is photographed, and of two of them side by side in the README. */
const window = { width: 1440, height: 990 };
const pair = { width: 1600, height: 550 };

interface Pictures {
  site: string;
  /** A login link of the console, without which its picture stays as it is. */
  console?: string;
  into: string;
}

/** The first screen of the home page, in one of the two themes. */
async function photographHome(browser: Browser, site: string, theme: 'light' | 'dark'): Promise<Buffer> {
  const context = await browser.newContext({ viewport: window, reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
  const page = await context.newPage();
  await page.goto(site, { waitUntil: 'networkidle' });
  const refuse = page.getByRole('button', { name: /reject|decline|refuse|necessary/i });
  if (await refuse.count()) await refuse.first().click();
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function sideBySide(browser: Browser, pictures: Buffer[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: pair });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:0;display:flex}img{width:${pair.width / 2}px;height:${pair.height}px}</style>${images.join('')}`,
  );
  await page.screenshot({ path });
  await page.close();
}

/** The page with releases that a login lands on or leads to. */
async function photographConsole(page: Page, link: string, path: string): Promise<void> {
  await page.goto(link, { waitUntil: 'networkidle' });
  const releases = page.getByRole('link', { name: 'Releases' });
  if (await releases.count()) await releases.first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path });
}

async function run({ site, console: link, into }: Pictures): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
  const folder = resolve(process.env['INIT_CWD'] ?? '', into);
  const homes = [await photographHome(browser, site, 'light'), await photographHome(browser, site, 'dark')];
  await sideBySide(browser, homes, join(folder, 'home-day-and-night.png'));
  if (link) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await photographConsole(page, link, join(folder, 'console-releases.png'));
  }
  await browser.close();
}

await new Command('pictures')
  .description('Takes the pictures of the README from a site that runs.')
  .option('--site <address>', 'the site', 'http://localhost:3000')
  .option('--console <link>', 'a link that `npm run console` has printed')
  .option('--into <folder>', 'where they go', 'docs/pictures')
  .action(run)
  .parseAsync();
