import { lookUntilSure } from './look-until-sure.js';

const found = (...checks: string[]) => ({ problems: checks.map((check) => ({ check, says: check })) });

it.each([
  ['passes what is sound the second time', ['policy'], [found()], []],
  ['keeps what the second look finds too', ['policy', 'opening'], [found('policy')], ['policy']],
  ['leaves aside what only the second look finds', ['policy'], [found('policy', 'opening')], ['policy']],
  ['looks a third time where two looks differ', ['policy'], [found('opening'), found('policy')], ['policy']],
  [
    'counts what the second and the third look find',
    ['opening'],
    [found('policy'), found('policy')],
    ['policy'],
  ],
  ['passes what is sound the third time', ['opening'], [found('alive'), found()], []],
  ['refuses what fails each time in another way', ['opening'], [found('alive'), found('status')], ['status']],
])('%s', async (_, first, looks, checks) => {
  const left = [...looks];
  const { problems } = await lookUntilSure(found(...first).problems, async () => left.shift() ?? found());
  expect(problems.map(({ check }) => check)).toEqual(checks);
  expect(left).toEqual([]);
});
