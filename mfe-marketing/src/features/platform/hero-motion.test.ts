import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('hero-section.module.css', import.meta.url), 'utf8');

test('the arguments pulse one at a time, each once, for 20 s in all', () => {
  const length = Number(/animation: argument-pulse (\d+)s/.exec(css)?.[1]);
  const starts = [0, ...[...css.matchAll(/animation-delay: (\d+)s/g)].map(([, start]) => Number(start))];
  expect(starts).toHaveLength(10);
  starts.forEach((start, index) => expect(start).toBe(index * length));
  expect((starts.at(-1) ?? 0) + length).toBe(20);
  expect(css).not.toContain('infinite');
});

test('the control stops the drawing', () => {
  expect(css).toContain('animation: argument-pulse 2s ease-in-out var(--rounds, running) backwards');
  expect(css).toMatch(/\.sheet:has\(:checked\) \.round \{\s*--rounds: paused/);
});

test('only opacity moves', () => {
  const frames = [...css.matchAll(/@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, body]) => body);
  const moved = frames.join('').match(/[\w-]+(?=: )/g);
  expect(new Set(moved)).toEqual(new Set(['opacity']));
});
