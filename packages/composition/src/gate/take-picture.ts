import type { CDPSession, Page } from 'playwright-core';

/** Larger pages are seen down to here, in CSS pixels. */
const deepest = 16_000;

/** A PNG at half size of a page from its top, as large as given. What moves on it stands still. */
export async function takePicture(
  session: CDPSession,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, deepest), scale: 0.5 },
  });
  return Buffer.from(data, 'base64');
}

/** A PNG at half size of what the window of a page shows now. */
export async function takeWindow(page: Page, session: CDPSession): Promise<Buffer> {
  const area = await page.evaluate(() => ({
    x: window.scrollX,
    y: window.scrollY,
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  }));
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...area, scale: 0.5 },
  });
  return Buffer.from(data, 'base64');
}

/** Shows a page by day or by night. */
export const showPalette = (page: Page, palette: 'light' | 'dark'): Promise<void> =>
  page.evaluate((shown) => {
    document.documentElement.classList.toggle('dark', shown === 'dark');
    document.documentElement.classList.toggle('light', shown === 'light');
  }, palette);
