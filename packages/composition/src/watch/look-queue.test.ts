import { leftAlone, LookQueue } from './look-queue.js';

it('gives the oldest first, a few at a time', () => {
  const queue = new LookQueue();
  for (let index = 0; index < 8; index += 1) queue.add(`/${index}`, `network ${index}`, 0);
  expect(queue.take(0)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  expect(queue.take(0)).toEqual(['/6', '/7']);
});

it('lets each have one page waiting, and has a page wait once', () => {
  const queue = new LookQueue();
  queue.add('/', 'one', 0);
  queue.add('/other', 'one', 0);
  queue.add('/', 'two', 0);
  expect(queue.take(0)).toEqual(['/']);
});

it('leaves a page alone for a while that was looked at', () => {
  const queue = new LookQueue();
  queue.add('/', 'one', 0);
  queue.take(0);
  queue.add('/', 'one', leftAlone - 1);
  expect(queue.take(leftAlone - 1)).toEqual([]);
  queue.add('/', 'one', leftAlone);
  expect(queue.take(leftAlone)).toEqual(['/']);
});

it('does not grow without end', () => {
  const queue = new LookQueue();
  for (let index = 0; index < 5000; index += 1) queue.add(`/${index}`, `network ${index}`, 0);
  let taken = 0;
  for (let next = queue.take(0); next.length; next = queue.take(0)) taken += next.length;
  expect(taken).toBe(200);
});
