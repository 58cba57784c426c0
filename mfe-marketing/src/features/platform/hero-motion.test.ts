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

test('the control stops the drawing and its own clock, and leaves with the motion', () => {
  expect(css).toMatch(
    /:has\(input:checked\) \.pause,\s*\.sheet:has\(input:checked\)[^{]*path \{\s*animation-play-state: paused/,
  );
  expect(css).toContain('animation: argument-pause 20s forwards');
  expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*\.pause \{\s*display: none/);
});

test('only opacity and visibility move', () => {
  const frames = [...css.matchAll(/@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, body]) => body);
  const moved = frames.join('').match(/[\w-]+(?=: )/g);
  expect(new Set(moved)).toEqual(new Set(['opacity', 'visibility']));
});
