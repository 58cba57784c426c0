/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ClockSection } from './clock-section';
import { ProgressSection } from './progress-section';

test('the page carries the bars at their caps', () => {
  const html = renderToString(<ProgressSection />);
  for (const value of [70, 48, 90]) expect(html).toContain(`aria-valuenow="${value}"`);
});

test('the server writes the clock at its start', () => {
  expect(renderToString(<ClockSection />)).toContain('00:00');
});
