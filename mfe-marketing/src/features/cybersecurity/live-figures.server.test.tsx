/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ClockSection } from './clock-section';
import { ProgressSection } from './progress-section';

test('without script the page carries the bars at their caps, with script they start at 0', () => {
  const [live = '', scriptless = ''] = renderToString(<ProgressSection />).split('<noscript>');
  expect(live.match(/aria-valuenow="0"/g)).toHaveLength(3);
  for (const value of [70, 48, 90]) expect(scriptless).toContain(`aria-valuenow="${value}"`);
});

test('the server writes the clock at its start', () => {
  expect(renderToString(<ClockSection />)).toContain('00:00');
});
