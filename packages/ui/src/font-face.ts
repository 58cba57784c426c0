/** What English text is set with. */
const basic =
  'U+20-7E,U+A0,U+A3,U+A9,U+B0,U+B1,U+B7,U+D7,U+E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2212';

/** The other signs the typeface has, in a file of their own; what neither file has is never asked for. */
const extended =
  'U+A1-A2,U+A4-A8,U+AA-AF,U+B2-B6,U+B8-D6,U+D8-E8,U+EA-FF,U+102,U+131,U+152-153,U+2BC,U+2C6,U+2DA,U+2DC,U+300-301,U+303-304,U+308-309,U+323,U+2009,U+201A,U+201E,U+2039-203A,U+2044,U+2122,U+2191,U+2193,U+2215';

/** `@font-face` rules of the one typeface, the file of English text first. */
export const typeface = (files: { basic: string; extended: string }): string =>
  face(files.basic, basic) + face(files.extended, extended);

const face = (url: string, range: string): string =>
  `@font-face{font-family:"Archivo Variable";src:url(${url}) format("woff2");font-weight:400 600;font-stretch:76% 103%;font-display:swap;unicode-range:${range}}`;

/** How far the typeface reaches above and below the line, in hundredths of its size. */
const reach = { ascent: 87.8, descent: 21 };

/**
 * `@font-face` rules of what text is set in until the typeface is there, as wide as its cuts are, so that the swap
 * moves almost nothing.
 */
export const fallbackFaces = (): string =>
  fallback('Archivo Fallback', 98.4, '95% 103%', '100 449') +
  fallback('Archivo Fallback', 101.7, '95% 103%', '450 900') +
  fallback('Archivo Fallback', 90.2, '84% 94%', '100 900') +
  fallback('Archivo Fallback', 81.6, '76% 83%', '100 900') +
  fallback('Archivo Display Fallback', 105.7, '76% 103%', '100 900');

const fallback = (family: string, size: number, stretch: string, weight: string): string =>
  `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans");font-stretch:${stretch};font-weight:${weight};` +
  `size-adjust:${size}%;ascent-override:${percent(reach.ascent / size)};` +
  `descent-override:${percent(reach.descent / size)};line-gap-override:0%}`;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
