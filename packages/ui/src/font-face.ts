/** What English text is set with; all other signs lie in a file of their own. */
const basic =
  'U+20-7E,U+A0,U+A3,U+A9,U+B0,U+B1,U+B7,U+D7,U+E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2212';

/** `@font-face` rules of the one typeface. The later rule wins, so the extended file is asked for only when needed. */
export const typeface = (files: { basic: string; extended: string }): string =>
  face(files.extended, '') + face(files.basic, `;unicode-range:${basic}`);

const face = (url: string, range: string): string =>
  `@font-face{font-family:"Archivo Variable";src:url(${url}) format("woff2");font-weight:400 600;font-stretch:76% 103%;font-display:swap${range}}`;

/** `@font-face` rules of what text is set in until the typeface is there, sized so that the swap moves almost nothing. */
export const fallbackFaces = (): string =>
  fallback('Archivo Fallback', '98.7%', '88.96%', '21.28%') +
  fallback('Archivo Display Fallback', '105.3%', '83.4%', '19.9%');

const fallback = (family: string, size: string, ascent: string, descent: string): string =>
  `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans");size-adjust:${size};` +
  `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
