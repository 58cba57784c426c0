import { LookList } from './look-list.js';

const minute = 60_000;

it('says how many visitors look at what, the last one first, and forgets them after half an hour', () => {
  const looks = new LookList();
  looks.note({ what: 'candidate 7', visitor: '203.0.113.1' }, 0);
  looks.note({ what: 'candidate 7', visitor: '203.0.113.1' }, minute);
  looks.note({ what: 'candidate 7', visitor: '203.0.113.2' }, 2 * minute);
  looks.note({ what: 'mfe-blog of a developer', visitor: '203.0.113.2' }, 20 * minute);
  expect(looks.list(25 * minute)).toEqual([
    { what: 'mfe-blog of a developer', visitors: 1, pages: 1, last: '1970-01-01T00:20:00.000Z' },
    { what: 'candidate 7', visitors: 2, pages: 3, last: '1970-01-01T00:02:00.000Z' },
  ]);
  expect(looks.list(40 * minute)).toMatchObject([{ what: 'mfe-blog of a developer' }]);
});
