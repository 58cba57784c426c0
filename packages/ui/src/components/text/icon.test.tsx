import { render } from '@testing-library/react';
import * as icons from '../../icons/lucide';
import { Icon } from './icon';

it('draws paths and shapes in their order, in the colour of its text, silent for screen readers', () => {
  const drawing = ['M5 12h14', ['circle', { cx: 12, cy: 12, r: 10 }]] as const;
  expect(render(<Icon of={drawing} size={18} />).container.innerHTML).toBe(
    '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
      'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
      '<path d="M5 12h14"></path><circle cx="12" cy="12" r="10"></circle></svg>',
  );
});

it.each(Object.entries(icons))('has %s as shapes and paths that begin somewhere', (_, drawing) => {
  const markup = render(<Icon of={drawing} />).container.innerHTML;
  expect(drawing.length).toBeGreaterThan(0);
  for (const [, course] of markup.matchAll(/ d="([^"]*)"/g)) expect(course).toMatch(/^[Mm][\d.]/);
  expect(markup).not.toMatch(/NaN|undefined/);
});
