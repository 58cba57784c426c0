import basic from '../../assets/archivo-basic.woff2';
import extended from '../../assets/archivo-extended.woff2';
import { fallbackFaces, typeface } from '../font-face.js';

/** `@font-face` rules of the typeface, for the head of the console's page. */
export const consoleFaces = typeface({ basic, extended }) + fallbackFaces();

/** What holds for the whole console. */
export const consoleStyles = {
  html: { colorScheme: 'light', fontSize: '16px', lineHeight: 1.5 },
  'html.dark': { colorScheme: 'dark' },
  body: { background: 'canvas', color: 'ink', fontFamily: 'body', fontSize: '.9375rem' },
  ':focus-visible': { outline: '3px solid var(--colors-signal)', outlineOffset: '2px', borderRadius: '2px' },
  'main:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
};
