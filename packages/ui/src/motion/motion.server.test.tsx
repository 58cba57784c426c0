/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { m, Motion, rising } from './motion';

it('prints what moves in full view', () => {
  const html = renderToString(
    <Motion>
      <m.div {...rising()}>The panel</m.div>
    </Motion>,
  );
  expect(html).toContain('opacity:1');
  expect(html).not.toMatch(/opacity:0|translate/);
});
