/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { PerformanceSection } from './performance-section';

test('without script the page carries the values, with script it starts at 0', () => {
  const [live = '', scriptless = ''] = renderToString(<PerformanceSection />).split('<noscript>');
  expect(live.match(/aria-valuenow="0"/g)).toHaveLength(3);
  for (const value of ['99', '95', '98']) expect(scriptless).toContain(`aria-valuenow="${value}"`);
});
