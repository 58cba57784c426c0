/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';

const sheet = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
// In tests one module stands for every sheet.
jest.unstable_mockModule('./drawing.css', () => ({
  default: { css: sheet('../generated/tokens.css') + sheet('./drawing.css') },
}));
const { drawingPicture } = await import('./drawing-picture');

const mark =
  '<svg viewBox="0 0 9 9"><path class="i" d="M0 0v9" fill="currentColor"></path><path d="M9 0v9" stroke="var(--colors-signal)"></path></svg>';

test.each(['day', 'night'] as const)('a picture of the %s has its colours in itself', (palette) => {
  const picture = decodeURIComponent(drawingPicture(`<svg class="dw"${mark.slice(4)}`, palette));
  expect(picture).not.toMatch(/var\(|currentColor|fill='none' stroke='none'/);
  const [ink, signal] = palette === 'night' ? ['#E8EEEC', '#FF7DB9'] : ['#12212B', '#B30E63'];
  expect(picture).toContain(`fill='${ink}'`);
  expect(picture).toContain(`stroke='${signal}'`);
  expect(picture).toContain(`stroke: ${ink}`);
});
