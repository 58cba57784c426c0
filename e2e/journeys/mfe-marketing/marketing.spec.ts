import type { Page } from '@playwright/test';
import { letteringFaults } from '../../fixtures/lettering';
import { expect, test } from '../../fixtures/site-test';

const readings = (page: Page) =>
  page
    .getByRole('meter')
    .evaluateAll((meters) => meters.map((meter) => Number(meter.getAttribute('aria-valuenow'))));

/** How much of its track each bar fills, in percent. */
const fills = (page: Page) =>
  page
    .locator('[role=meter] [style*=--filled]')
    .evaluateAll((bars) =>
      bars.map((bar) =>
        Math.round((100 * bar.getBoundingClientRect().width) / (bar.parentElement?.clientWidth ?? 1)),
      ),
    );
const embed = (page: Page) => page.locator('[data-video] iframe');
const sound = (page: Page) => page.getByRole('button', { name: /^(Unmute|Mute)$/ });

/** React has the page: a jump in time before that would be a server that does not answer. */
const pageTaken = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main > *')
        .first()
        .evaluate((element) => Object.keys(element).join()),
    )
    .toContain('__reactProps');

/** From here on time passes only when a test says so. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Lets time pass in short steps until the video plays, because parts that hydrate wait for one another. */
const passUntilVideo = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50);
    await expect(embed(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();

for (const [path, video] of [
  ['/cctv-security', '/embeds/cctv'],
  ['/cybersecurity', '/embeds/cybersecurity'],
  ['/red-teaming', '/embeds/red-teaming'],
] as const)
  test(`the video on ${path} plays muted, and its control works about a second on`, async ({
    open,
    page,
  }) => {
    // Low enough for the video to stay out of reach until the clock stands still.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.clock.install();
    await open(path);
    await pageTaken(page);
    // Past the start of the host, which sets up the videos that are there.
    await page.clock.runFor(3000);
    await stopTime(page);
    await expect(embed(page)).toHaveCount(0);
    await page.locator('[data-video]').scrollIntoViewIfNeeded();
    await passUntilVideo(page);
    const muted = `${video}?autoplay=1&mute=1&loop=1&controls=0`;
    await expect(embed(page)).toHaveAttribute('src', muted);
    // The video has been there for one step or two.
    await page.clock.runFor(850);
    await sound(page).click();
    await expect(sound(page)).toHaveText('Unmute');
    await page.clock.runFor(150);
    await sound(page).click();
    await expect(sound(page)).toHaveText('Mute');
    await expect(embed(page)).toHaveAttribute('src', muted.replace('mute=1', 'mute=0'));
    await sound(page).click();
    await expect(sound(page)).toHaveText('Unmute');
    await expect(embed(page)).toHaveAttribute('src', muted);
  });

for (const clip of ['/embeds/cctv', '/embeds/cybersecurity', '/embeds/red-teaming'])
  test(`what ${clip} says can be read, however small it stands`, async ({ page }) => {
    // As wide as on a phone, beside words and on a large screen.
    for (const width of [320, 580, 900]) {
      await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
      await page.goto(clip);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await letteringFaults(page), `${width} px`).toEqual([]);
    }
  });

test('the clock on the cybersecurity page ticks every second, and its figures follow', async ({
  open,
  page,
}) => {
  await page.clock.install();
  await open('/cybersecurity');
  const timer = page.getByRole('timer');
  await expect(timer).not.toHaveText('00:00');
  await expect(page.getByText(/every second puts your business at risk/)).toBeVisible();
  await stopTime(page);
  const figures = async () => {
    const [time = '', attacks, cost = ''] = await page.getByRole('definition').allTextContents();
    const [minutes = NaN, seconds = NaN] = time.split(':').map(Number);
    return { elapsed: minutes * 60 + seconds, attacks: Number(attacks), cost: Number(cost.slice(1, -1)) };
  };
  const { elapsed: start } = await figures();
  let passed = 0;
  for (const seconds of [1, 4, 60]) {
    passed += seconds;
    await page.clock.runFor(seconds * 1000);
    const { elapsed, attacks, cost } = await figures();
    expect(elapsed).toBe(start + passed);
    expect([0, 1, 2]).toContain(attacks - Math.floor(elapsed / 5));
    expect(cost).toBeGreaterThanOrEqual(attacks * 2.5);
    expect(cost).toBeLessThanOrEqual(attacks * 3.5);
  }
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.clock.runFor(5000);
  expect((await figures()).elapsed).toBe(start + passed);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.clock.runFor(1000);
  expect((await figures()).elapsed).toBe(start + passed + 1);
});

for (const [path, values] of [
  ['/cctv-security', [99, 95, 98]],
  ['/cybersecurity', [70, 48, 90]],
  ['/red-teaming', [90, 85, 92, 95]],
] as const)
  test(`the bars on ${path} say their values at once and fill when they are seen`, async ({ open, page }) => {
    await open(path);
    const first = async (read: typeof readings) => (await read(page)).slice(0, values.length);
    expect(await first(readings)).toEqual(values);
    expect(await first(fills)).toEqual(values.map(() => 0));
    const bar = page.locator('[role=meter] [style*=--filled]').first();
    // The figures of the other page move by themselves.
    if (path !== '/cybersecurity')
      await expect(bar, 'it moves to its value').toHaveCSS('transition-property', 'transform');
    await page.getByRole('meter').first().scrollIntoViewIfNeeded();
    await expect.poll(() => first(fills)).toEqual(values);
  });

test('the guard of the infrastructure page fills to 98, 95, 99 and 92, its model stands at 98, 95, 99 and 97', async ({
  open,
  page,
}) => {
  await open('/infrastructure');
  for (const [tab, values] of [
    ['The guard', [98, 95, 99, 92]],
    ['The model', [98, 95, 99, 97]],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect.poll(() => readings(page)).toEqual(values);
    await expect.poll(async () => (await fills(page)).filter((fill) => fill > 0)).toEqual(values);
  }
});

test('the infrastructure page lets a visitor try three attacks and tells of five steps', async ({
  open,
  page,
}) => {
  await open('/infrastructure');
  const attacks = page.getByRole('group', { name: 'Attack' }).getByRole('button');
  await expect(attacks).toHaveText([/Data extraction/, /SQL injection/, /Jailbreak/]);
  await attacks.last().click();
  await expect(attacks.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('I can write the scene, but not the steps')).toBeVisible();
  await page.getByRole('tab', { name: 'Five steps' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Five steps' }).getByRole('listitem')).toHaveCount(5);
});

for (const path of [
  '/',
  '/cctv-security',
  '/cybersecurity',
  '/red-teaming',
  '/infrastructure',
  '/meridian-tech',
])
  test(`every link to the contact section on ${path} brings it into view`, async ({ open, page }) => {
    await open(path);
    const links = page.getByRole('main').locator('a[href="#contact"]:visible');
    const count = await links.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      await links.nth(index).click();
      await expect(page).toHaveURL(/#contact$/);
      await expect(page.getByRole('heading', { name: 'Send us a Message' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(1);
      await scrolled(page);
    }
  });

/** Waits for the end of a smooth scroll: a jump to the next link in the middle of one, which no person makes, ends the next too. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let before = NaN; before !== window.scrollY;) {
      before = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

test('the header is Night over a Night opening, until it is scrolled or a menu covers it', async ({
  open,
  page,
}) => {
  await open('/cybersecurity');
  const ground = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).getPropertyValue('--colors-ink'));
  const night = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).getPropertyValue('--colors-ink'));
  await expect.poll(ground).toBe(night);
  await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
  await expect.poll(ground).not.toBe(night);
  await page.keyboard.press('Escape');
  await expect.poll(ground).toBe(night);
  await page.mouse.wheel(0, 300);
  await expect.poll(ground).not.toBe(night);
});

/** The animations of a page whose keyframes have this name, in the order they stand: seconds, and what moves. */
const movements = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const asKeyframes = (animation: Animation) => (animation.effect as KeyframeEffect).getKeyframes();
    return document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName?.includes(wanted))
      .map((animation) => {
        const { delay = 0, duration, endTime } = animation.effect?.getComputedTiming() ?? {};
        const notProperties = ['offset', 'computedOffset', 'easing', 'composite'];
        return {
          state: animation.playState,
          start: delay / 1000,
          length: Number(duration) / 1000,
          end: Number(endTime) / 1000,
          moves: [...new Set(asKeyframes(animation).flatMap((frame) => Object.keys(frame)))]
            .filter((property) => !notProperties.includes(property))
            .toSorted(),
        };
      });
  }, name);

/** Lets animations pass so slowly that none ends while a test looks at it. */
async function slowAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

const pause = (page: Page) => page.getByRole('checkbox', { name: 'Pause the drawing' });

for (const [path, name, count, moves] of [
  ['/', 'traffic', 8, ['opacity', 'transform']],
  ['/meridian-tech', 'argument-pulse', 10, ['opacity']],
] as const)
  test(`the drawing on ${path} moves for 20 s in all, cheaply, and rests when it is paused`, async ({
    page,
  }) => {
    await slowAnimations(page);
    await page.goto(path);
    const states = async () => (await movements(page, name)).map(({ state }) => state);
    const all = (state: AnimationPlayState) => Array.from({ length: count }, () => state);
    await expect.poll(states).toEqual(all('running'));
    const found = await movements(page, name);
    expect(Math.max(...found.map(({ end }) => end))).toBe(20);
    for (const movement of found) expect(movement.moves).toEqual(moves);
    if (path === '/')
      for (const { start, length, end } of found)
        expect([start >= 2, length >= 6 && length <= 9, end]).toEqual([true, true, 20]);
    else expect(found.map(({ start, length }) => [start, length])).toEqual(found.map((_, at) => [2 * at, 2]));

    await pause(page).check();
    await expect.poll(states).toEqual(all('paused'));
    await pause(page).uncheck();
    await expect.poll(states).toEqual(all('running'));
  });

test('the dots on the home plate measure as the drawing they move on', async ({ page }) => {
  await page.goto('/');
  const widths = () =>
    page.evaluate(() => {
      const dots = document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName?.includes('traffic'))
        .map((animation) => (animation.effect as KeyframeEffect).target);
      const unit = dots[0]?.closest(':has(svg)')?.querySelector('svg')?.getScreenCTM()?.a ?? NaN;
      return dots.map((dot) => Math.round((10 * (dot?.getBoundingClientRect().width ?? 0)) / unit) / 10);
    });
  for (const width of [400, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(widths).toEqual(Array.from({ length: 8 }, () => 3.5));
  }
});

test('what pauses a drawing leaves with its movement, except while it is used', async ({ page }) => {
  await page.goto('/');
  await pause(page).check();
  const endMovement = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.playState === 'running') animation.currentTime = 20_001;
    });
  await endMovement();
  await pause(page).blur();
  await expect(pause(page)).toBeVisible();
  await pause(page).uncheck();
  await endMovement();
  await expect(pause(page), 'for it has the focus').toBeVisible();
  await pause(page).blur();
  await expect(pause(page)).toBeHidden();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on home moves by itself', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(page.getByRole('checkbox', { name: 'Pause the drawing' })).toBeHidden();
  });

  test('videos stay on their still until they are asked', async ({ open, page }) => {
    await open('/cybersecurity');
    await page.locator('[data-video]').scrollIntoViewIfNeeded();
    const play = page.getByRole('button', { name: 'Play video' });
    await expect(play).toBeVisible();
    await expect(embed(page)).toHaveCount(0);
    await play.click();
    await expect(embed(page)).toHaveAttribute('src', /mute=1/);
  });
});
