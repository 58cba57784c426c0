import { PNG } from 'pngjs';
import { PageChanges } from './changed-pages.js';
import { emptyLook, type PageLook, type View } from './page-look.js';

/** A picture of one colour with a black bar from the top. */
function picture(bar: number, height = 50): Buffer {
  const png = new PNG({ width: 40, height });
  png.data.fill(255);
  for (let pixel = 0; pixel < 40 * bar; pixel += 1) png.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(png);
}

const looking = (...views: [name: string, png: Buffer, height?: number][]): PageLook => ({
  ...emptyLook(false),
  views: views.map(([name, png, height = 100]) => ({ name, png, height }) as View),
});

it('shows a page whose pictures differ live, new and with the difference, once for each window', () => {
  const changes = new PageChanges();
  const live = looking(['1280 light', picture(10)], ['1280 dark', picture(10)], ['390 dark', picture(10)]);
  const now = looking(['1280 light', picture(15)], ['1280 dark', picture(15)], ['390 dark', picture(10)]);
  changes.add('/blog', live, now);
  const { pages, others } = changes.found;
  expect([pages.length, others]).toEqual([1, 0]);
  expect(pages[0]).toMatchObject({ path: '/blog', what: 'at 1280 light, 10.0 % of it looks different' });
  expect(pages[0]?.live).toBe(picture(10).toString('base64'));
  expect(pages[0]?.candidate).toBe(picture(15).toString('base64'));
  expect(PNG.sync.read(Buffer.from(pages[0]?.difference ?? '', 'base64'))).toMatchObject({
    ...{ width: 40, height: 50 },
  });
});

it('says that a page is new, and that one has become longer', () => {
  const changes = new PageChanges();
  changes.add('/new', null, looking(['1280 light', picture(5)]));
  changes.add('/long', looking(['1280 light', picture(5)]), looking(['1280 light', picture(5, 60), 120]));
  expect(
    changes.found.pages.map(({ path, what, live, difference }) => [path, what, !live, !difference]),
  ).toEqual([
    ['/long', 'at 1280 light, 0.0 % of it looks different, and it is 20 pixels longer', false, false],
    ['/new', 'at 1280 light, it is new', true, true],
  ]);
});

it('counts what looks different beyond the pictures it keeps', () => {
  const changes = new PageChanges();
  for (let page = 0; page < 30; page += 1)
    changes.add(`/${page}`, looking(['1280 light', picture(5)]), looking(['1280 light', picture(9)]));
  expect([changes.found.pages.length, changes.found.others]).toEqual([24, 6]);
});
