/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import * as motion from './motion';
import * as still from './still';

const { m, Motion, rising } = motion;

it('prints what moves in full view', () => {
  const html = renderToString(
    <Motion>
      <m.div {...rising()}>The panel</m.div>
    </Motion>,
  );
  expect(html).toContain('opacity:1');
  expect(html).not.toMatch(/opacity:0|translate/);
});

it.each([
  [
    'a card',
    ({ comingFrom }: Pick<typeof motion, 'comingFrom'>) => ({
      initial: comingFrom({ opacity: 0 }),
      animate: { opacity: 1 },
    }),
  ],
  ['what stands still', () => ({})],
] as const)('prints %s as it is hydrated where framer-motion has not come', (_, moved) => {
  const print = (using: Pick<typeof motion, 'Motion' | 'm' | 'comingFrom'>) =>
    renderToString(
      <using.Motion>
        <using.m.li className="card" {...moved(using)}>
          The card
        </using.m.li>
      </using.Motion>,
    );
  expect(print(still)).toBe(print(motion));
});
