/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RisingBars } from './rising-bars';

test('without script the page carries the values, with script it starts at 0', () => {
  const html = renderToString(<RisingBars bars={[{ title: 'Accuracy', value: 99 }]} />);
  const [live = '', scriptless = ''] = html.split('<noscript>');
  expect(live).toContain('aria-valuenow="0"');
  expect(scriptless).toContain('aria-valuenow="99"');
});
