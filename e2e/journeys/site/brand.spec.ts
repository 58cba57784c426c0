import { load } from 'cheerio';
import { otherBrand } from '../../fixtures/other-brand';
import { expect, listen, openAlive, test } from '../../fixtures/site-test';

test.use({ kind: 'other-brand' });

const firstBrand = /northgate|meridian/i;

test('no page shows a trace of the brand that ships', async ({ site, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/www\.lanternworks\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(paths.length).toBeGreaterThan(5);
  for (const path of [...paths, '/nope', '/robots.txt', '/content-index.json']) {
    const html = await (await fetch(site.origin + path)).text();
    expect(
      firstBrand
        .exec(html)
        ?.input.slice((firstBrand.exec(html)?.index ?? 0) - 40)
        .slice(0, 90) ?? 'clean',
    ).toBe('clean');
  }
});

test('names, contacts and menus are those of the brand', async ({ page }) => {
  const complaints = listen(page);
  await openAlive(page, '/');
  await expect(page).toHaveTitle(/Lanternworks Systems/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Lanternworks Systems');
  await expect(footer.getByRole('link', { name: 'desk@lanternworks.example' })).toBeVisible();
  const solutions = await page
    .locator('#menu-solutions a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(solutions).toEqual(['/infrastructure', '/other-tech', '/custom-models', '/other-studio']);
  await expect(page.getByLabel('Service').locator('option')).toContainText(['Other Studio - Creative AI']);
  expect(complaints).toEqual([]);
});

test('pages of products have the product’s address, and that of the brand that ships is none', async ({
  page,
}) => {
  for (const path of ['/other-tech', '/other-studio']) {
    expect.soft((await page.goto(path))?.status(), path).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect.soft((await page.goto(path.replace('other', 'meridian')))?.status(), path).toBe(404);
  }
});

test('every control for a booking opens the brand’s booking page in a new tab', async ({ page }) => {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened, open: (...call: unknown[]) => void opened.push(call) });
  });
  const link = (name: string) => page.getByRole('link', { name: new RegExp(name) });
  await openAlive(page, '/');
  await page.getByRole('button', { name: 'Get Your AI Infrastructure' }).click();
  const inDialog = page.getByRole('dialog').locator(`a[href="${otherBrand.bookingUrl}"]`);
  await expect(inDialog).toHaveAttribute('target', '_blank');

  await openAlive(page, '/contact');
  await expect(link('Schedule Consultation')).toHaveAttribute('href', otherBrand.bookingUrl);
  await expect(link('Schedule Consultation')).toHaveAttribute('target', '_blank');
  for (const [label, text] of [
    ['Name', 'Some Visitor'],
    ['Company', 'Example Works'],
    ['Email', 'visitor@example.com'],
    ['Phone', '+44 20 0000 0000'],
    ['Message', 'Long enough to be sent.'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByLabel('Service').selectOption('other');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const opened = () => page.evaluate(() => (window as unknown as { opened: unknown[][] }).opened);
  await expect.poll(opened).toEqual([[otherBrand.bookingUrl, '_blank', 'noopener']]);
  await page.getByRole('button', { name: 'Book a Call' }).click();
  expect((await opened()).map(([address, target]) => [address, target])).toEqual([
    [otherBrand.bookingUrl, '_blank'],
    [otherBrand.bookingUrl, '_blank'],
  ]);
});

test('every mail, call, social and platform link on every page is one of the brand’s', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const { email, phones, social, bookingUrl, platformUrl, siteUrl } = otherBrand;
  const known = [
    `mailto:${email}`,
    ...phones.map(({ number }) => `tel:${number.replaceAll(' ', '')}`),
    ...Object.values(social),
    bookingUrl,
    platformUrl,
    siteUrl,
  ];
  const found = new Set<string>();
  for (const path of paths.filter((one) => !one.startsWith('/blog/'))) {
    const $ = load(await (await request.get(path)).text());
    for (const link of $('a[href]:not([href^="/"], [href^="#"])').toArray())
      found.add($(link).attr('href') ?? '');
  }
  expect([...found].toSorted()).toEqual(known.toSorted());
});

test('videos use the brand’s parameter names', async ({ page }) => {
  await openAlive(page, '/cybersecurity');
  await page.locator('[data-video]').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveAttribute('src', /start=1.*silent=1.*again=1.*buttons=0/);
});
