/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { AccuracySection } from './accuracy-section';

test('without script the page carries the final values', () => {
  const [, scriptless = ''] = renderToString(<AccuracySection />).split('<noscript>');
  for (const value of ['98', '95', '99', '92']) expect(scriptless).toContain(`aria-valuenow="${value}"`);
});
