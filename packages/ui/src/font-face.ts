/** `@font-face` rules for the one typeface and its fallbacks, sized so that the swap moves almost nothing. */
export const fontFaces = (url: string): string =>
  `@font-face{font-family:"Archivo Variable";src:url(${url}) format("woff2");font-weight:400 620;font-stretch:72% 106%;font-display:swap}` +
  fallback('Archivo Fallback', '98.7%', '88.96%', '21.28%') +
  fallback('Archivo Display Fallback', '105.3%', '83.4%', '19.9%');

const fallback = (family: string, size: string, ascent: string, descent: string): string =>
  `@font-face{font-family:"${family}";src:local("Arial"),local("Liberation Sans");size-adjust:${size};` +
  `ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
