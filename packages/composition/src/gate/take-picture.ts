import type { CDPSession } from 'playwright-core';

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
