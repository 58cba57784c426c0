import { homeSheet } from '@northgate/ui/drawings/plates/home-coast';
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('hero-section.module.css', import.meta.url), 'utf8');
const moves = [...css.matchAll(/animation: traffic ([\d.]+)s linear ([\d.]+)s (\d)/g)].map((found) =>
  found.slice(1).map(Number),
);

test('eight dots move, each for 6 to 9 s at a time, none of them before 2 s or after 20 s', () => {
  expect(moves).toHaveLength(8);
  for (const [length = 0, start = 0, times = 0] of moves) {
    expect(length).toBeGreaterThanOrEqual(6);
    expect(length).toBeLessThanOrEqual(9);
    expect(start).toBeGreaterThanOrEqual(2);
    expect(start + length * times).toBe(20);
  }
});

test('only opacity and translation along a lane move', () => {
  const [, frames = ''] = /@keyframes traffic \{((?:[^{}]*\{[^{}]*\})*)\s*\}/.exec(css) ?? [];
  expect(new Set(frames.match(/[\w-]+(?=: )/g))).toEqual(new Set(['opacity', 'transform']));
  expect(frames).not.toMatch(/scale|rotate|translateY/);
});

test('the dots measure as the drawing does', () => {
  const { width, height } = homeSheet;
  expect(css).toContain(`--unit: max(100cqw / ${width}, 100cqh / ${height})`);
  expect(css).toContain(`(var(--y) - ${height / 2 + 1.75})`);
});

test('the control stops the dots', () => {
  expect(css).toMatch(/nth-child\(n\) \{\s*animation-play-state: var\(--traffic, running\)/);
  expect(css).toMatch(/\.plate:has\(:checked\) \.traffic \{\s*--traffic: paused/);
});
