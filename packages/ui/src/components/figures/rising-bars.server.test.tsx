/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RisingBars } from './rising-bars';

test('the page carries the values, and how full a bar is without script', () => {
  const html = renderToString(<RisingBars bars={[{ title: 'Accuracy', value: 99 }]} />);
  expect(html).toContain('aria-valuenow="99"');
  expect(html).toContain('--value:0.99;--filled:0');
});
