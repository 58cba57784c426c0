/** @jest-environment node */
import { fontFaces } from './font-face';
import { tokens } from './theme/tokens';

test('has one file, with the axes the text styles use, that never hides text', () => {
  const css = fontFaces('/media/archivo.woff2');
  expect(css).toContain('src:url(/media/archivo.woff2) format("woff2")');
  expect(css).toContain('font-weight:400 620;font-stretch:72% 106%;font-display:swap');
});

test('the fallback faces have the measures that keep the swap from moving the page', () => {
  const css = fontFaces('');
  expect(css).toMatch(
    /"Archivo Fallback";[^}]*size-adjust:98\.7%;ascent-override:88\.96%;descent-override:21\.28%/,
  );
  expect(css).toMatch(
    /"Archivo Display Fallback";[^}]*size-adjust:105\.3%;ascent-override:83\.4%;descent-override:19\.9%/,
  );
});

test('every family the tokens name is declared', () => {
  const { body, heading } = tokens.fonts as unknown as Record<string, { value: string }>;
  const named = `${body?.value},${heading?.value}`.match(/"[^"]+"/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  for (const family of named) expect(fontFaces('')).toContain(`font-family:${family}`);
});
