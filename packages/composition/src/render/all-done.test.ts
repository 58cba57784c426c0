import { setTimeout as wait } from 'node:timers/promises';
import { allDone } from './all-done.js';

it('works on so many at once and answers in the order of the items', async () => {
  let [running, most] = [0, 0];
  const results = await allDone([30, 1, 10, 1], 2, async (ms) => {
    most = Math.max(most, (running += 1));
    await wait(ms);
    running -= 1;
    return ms;
  });
  expect([results, most]).toEqual([[30, 1, 10, 1], 2]);
});

it('begins no other when one fails, and waits for those that have begun', async () => {
  const done: string[] = [];
  const work = async (name: string) => {
    if (name === 'bad') throw new Error('bad');
    await wait(20);
    done.push(name);
  };
  await expect(allDone(['slow', 'bad', 'next', 'last'], 2, work)).rejects.toThrow('bad');
  expect(done).toEqual(['slow']);
});
