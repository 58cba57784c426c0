import { expect, it } from '@jest/globals';
import { Turns } from './turns.js';

it('lets one in at a time, in the order of asking, and the event loop go on between two', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const hold = async (name: string) => {
    await turns.take();
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    turns.give();
  };
  setImmediate(() => order.push('the loop turns'));
  await Promise.all([hold('first'), hold('second')]);
  await hold('third');
  expect(order).toEqual([
    ...['first begins', 'first ends', 'the loop turns'],
    ...['second begins', 'second ends', 'third begins', 'third ends'],
  ]);
});
