/** @jest-environment node */
import { jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { collectSheets } from '../../composition/sheets';

// In tests one module stands for every sheet.
jest.unstable_mockModule('../drawing.css', () => ({
  default: {
    css:
      ':root{--colors-ink:#12212b;--colors-signal:#b30e63}.dark,[data-palette=night]{--colors-ink:#e8eeec}' +
      '.dw{width:100%}.dw .i,.dw .wall{stroke:var(--colors-ink)}.dw .s:not(.a,.b){stroke:var(--colors-signal)}' +
      '.dw .rose{opacity:.9}@media (width<=9px){.dw .i{stroke:red}}',
  },
}));
const { PicturedDrawing } = await import('./pictured-drawing');

const draw = async (name: string) => {
  const { result, sheets } = await collectSheets(async () =>
    renderToStaticMarkup(<PicturedDrawing name={name} className="own" />),
  );
  const [css, rules] = [sheets[0]?.css, sheets[0]?.pictures ?? ''];
  const pictures = [...rules.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g)];
  return { html: result, css, rules, pictures: pictures.map(([, text = '']) => decodeURIComponent(text)) };
};

test('costs the document one element, which waits for its styles', async () => {
  const { html } = await draw('mining');
  expect(html).toBe('<span data-late="" aria-hidden="true" class="pictured-mining own"></span>');
});

test('is a document of its own by day and by night, in the shape of the drawing', async () => {
  const { css, rules, pictures } = await draw('mining');
  expect(css).toMatch(/^\.pictured-mining\{display:block;aspect-ratio:200\/120;/);
  expect(rules).toMatch(/^\.pictured-mining\{.*\.dark \.pictured-mining\{/);
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    expect(picture).toMatch(
      /^<svg [^>]*xmlns='http:\/\/www.w3.org\/2000\/svg'[^>]*><style>.*<\/style>.*<\/svg>$/,
    );
    expect(picture).toContain('#b30e63');
    expect(picture).not.toContain('"');
  }
  expect(pictures[0]).toContain('.dw .i{stroke:#12212b}');
  expect(pictures[1]).toContain('.dw .i{stroke:#e8eeec}');
});

test('brings the rules its marks need, for windows of every width, and no lettering', async () => {
  const [day = ''] = (await draw('infrastructure')).pictures;
  expect(day).not.toContain('.rose');
  expect(day).not.toContain('.wall');
  expect(day).not.toContain('red');
  expect(day).not.toContain('<text');
});
