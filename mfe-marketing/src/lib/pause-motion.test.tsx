import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { PauseMotion } from './pause-motion';

const css = readFileSync(new URL('pause-motion.module.css', import.meta.url), 'utf8');

test('is a checkbox that says what it does, not checked', () => {
  render(<PauseMotion />);
  expect(screen.getByRole('checkbox', { name: 'Pause the drawing' })).not.toBeChecked();
});

test('leaves after 20 s, except while it is checked or focused, and with the motion', () => {
  expect(css).toContain('animation: leave 1ms 20s forwards');
  expect(css).toMatch(/\.pause:has\(:checked\) \{\s*animation-play-state: paused/);
  expect(css).toMatch(/\.pause:focus-within \{\s*visibility: visible !important/);
  expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\s*\.pause \{\s*display: none/);
});
