import { picturePath, pictureSize, socialPicture } from './social-picture';

const css =
  `:root{--colors-ink:#12212b;--colors-tide:#e4eff1;--colors-signal:#b30e63}` +
  `.dw .i{fill:none;stroke:var(--colors-ink)}.dw .t3{fill:#f6e8bc}@media (width<=600px){.dw .t3{fill:red}}`;

const page = (main: string) =>
  `<html><head><style>@font-face{}</style></head><body><main>${main}</main></body></html>`;
const pictureOf = (main: string) => socialPicture(page(main), css);

const size = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const drawing = (fill: string) =>
  `<svg class="dw" viewBox="0 0 100 50"><rect class="${fill}" width="100" height="50"/><text>99</text></svg>`;

test('a picture has the size social cards ask for', async () => {
  expect(size(await pictureOf(drawing('t3')))).toEqual(pictureSize);
});

test('a page of text gets the company mark, a page with a drawing its drawing', async () => {
  const text = await pictureOf('<h1>Words</h1>');
  const drawn = await pictureOf(drawing('t3'));
  expect(text.equals(drawn)).toBe(false);
  expect(size(text)).toEqual(pictureSize);
});

test('the drawing wears the classes of the page, not those of narrow windows', async () => {
  expect((await pictureOf(drawing('t3'))).equals(await pictureOf(drawing('unknown')))).toBe(false);
});

test('lettering is left out', async () => {
  const without = drawing('t3').replace('<text>99</text>', '');
  expect((await pictureOf(drawing('t3'))).equals(await pictureOf(without))).toBe(true);
});

test('the address follows the page', () => {
  expect(picturePath('/')).toBe('/social/home.png');
  expect(picturePath('/industries/logistics')).toBe('/social/industries/logistics.png');
});
