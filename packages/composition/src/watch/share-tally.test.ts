import { shareLines, drawnIn } from '../pages/share-draw.js';
import { ShareTally } from './share-tally.js';

const twoDigits = (number: number) => String(number).padStart(2, '0');
const tally = (live: number[], candidate: number[], vital: 'lcp' | 'cls' | 'inp' = 'lcp') => {
  const both = new ShareTally();
  for (const [side, values] of [
    ['live', live],
    ['candidate', candidate],
  ] as const)
    for (const [index, value] of values.entries())
      both.hear({
        ...{ kind: 'side', candidate: 2, percent: 5, side, visitor: `10.${index % 200}.0.1`, saw: 'vitals' },
        vitals: { [vital]: value },
      });
  return both;
};
const spread = (from: number, count = 80) => Array.from({ length: count }, (_, index) => from + index * 10);

describe('what browsers measure', () => {
  it.each([
    ['is the same', spread(1000), spread(1000), null],
    ['is a little more', spread(1000), spread(1150), null],
    ['is much more, and of too few pages', spread(1000), spread(3000, 40), null],
    [
      'is much more',
      spread(1000),
      spread(1600),
      /for a quarter of visitors the largest part is painted after 2190 ms/,
    ],
    ['is much less', spread(1600), spread(1000), null],
    ['is large for one of many', spread(1000), [...spread(1000), 90_000], null],
  ])('that %s', (_, live, candidate, verdict) => {
    const said = tally(live, candidate).verdict();
    if (verdict) expect(said).toMatch(verdict);
    else expect(said).toBeNull();
  });

  it('is compared where nearly all pages do not move', () => {
    const still = Array.from({ length: 100 }, () => 0);
    const moving = still.map((_, index) => (index < 50 ? 0 : 0.2));
    expect(tally(still, moving, 'cls').verdict()).toMatch(/parts move by 0.2 and more, where it was 0$/);
    expect(tally(still, still, 'cls').verdict()).toBeNull();
  });
});

it.each([1, 5, 9, 10, 25, 50, 99])('nginx has %i of a hundred visitors see a candidate', (percent) => {
  const share = { id: 58, revision: 60, percent, steps: [percent], views: 1, minutes: 1, since: '' };
  const [live = '', either = ''] = [...(shareLines(share)[0] ?? '').matchAll(/"~(.*?)" /g)].map(
    ([, pattern = '']) => pattern,
  );
  const seeing = Array.from({ length: 100 }, (_, drawn) => drawn).filter((drawn) => {
    const cookie = `58.${twoDigits(drawn)}`;
    return !new RegExp(live).test(cookie) && new RegExp(either).test(cookie);
  });
  expect(seeing).toEqual(Array.from({ length: percent }, (_, drawn) => drawn));
  expect(shareLines(share).join('\n').length).toBeLessThan(1024);
});

it.each([
  ['northgate_share=58.07', 7],
  ['a=b; northgate_share=58.70; c=d', 70],
  ['xnorthgate_share=58.07', null],
  ['northgate_share=5.07', null],
  ['northgate_share=58.7', null],
  ['northgate_share=58.007', null],
  ['northgate_share=58.-1', null],
  ['', null],
  [undefined, null],
])('reads %j as %j', (cookies, drawn) => expect(drawnIn({ id: 58 }, cookies)).toBe(drawn));
