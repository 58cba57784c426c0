/** @jest-environment node */
import { fallbackFaces, typeface } from './font-face';
import { tokens } from './theme/tokens';

const files = { basic: '/media/basic.woff2', extended: '/media/extended.woff2' };

test('the typeface has the axes the text styles use and never hides text', () => {
  const rules = typeface(files).split('@font-face').slice(1);
  expect(rules).toHaveLength(2);
  for (const rule of rules)
    expect(rule).toContain('font-weight:400 600;font-stretch:76% 103%;font-display:swap');
});

test('the file of English text is declared last, so that the other one is loaded for other signs only', () => {
  expect(typeface(files)).toMatch(/url\(\/media\/extended.*url\(\/media\/basic[^}]*;unicode-range:U\+20-7E,/);
});

test('the fallback faces have the measures that keep the swap from moving the page', () => {
  const css = fallbackFaces();
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
  for (const family of named) expect(typeface(files) + fallbackFaces()).toContain(`font-family:${family}`);
});
