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

test('the file of English text comes first, and no sign is promised by both files', () => {
  const ranges = [...typeface(files).matchAll(/unicode-range:([^}]*)/g)].map(([, range = '']) =>
    range.split(',').flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((digits) => parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
  const [basic = [], extended = []] = ranges;
  expect(basic).toContain('A'.codePointAt(0));
  expect(extended).toContain('™'.codePointAt(0));
  expect(basic.filter((sign) => extended.includes(sign))).toEqual([]);
});

test('each fallback face is as wide as its cut and reaches as far above and below the line', () => {
  const faces = fallbackFaces().split('@font-face').slice(1);
  const number = (rule: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]);
  expect(faces.map((rule) => number(rule, 'size-adjust'))).toEqual([98.4, 101.7, 90.2, 81.6, 105.7]);
  for (const rule of faces) {
    const size = number(rule, 'size-adjust') / 100;
    expect(number(rule, 'ascent-override') * size).toBeCloseTo(87.8, 0);
    expect(number(rule, 'descent-override') * size).toBeCloseTo(21, 0);
  }
});

test('every family the tokens name is declared', () => {
  const { body, heading } = tokens.fonts as unknown as Record<string, { value: string }>;
  const named = `${body?.value},${heading?.value}`.match(/"[^"]+"/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  for (const family of named) expect(typeface(files) + fallbackFaces()).toContain(`font-family:${family}`);
});
