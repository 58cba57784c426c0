import { textsIn } from './elements.js';

/** How much of a text is compared. */
const mostLetters = 120;

/** Where scripts are meant to write. */
const written =
  'script, style, template, noscript, textarea, select, output, time, svg, [aria-live], [role=status]';

/** Texts of the content, each once; `served-texts.ts` reads the same of what was served. */
export function contentTexts(): string[] {
  const texts = textsIn(document.querySelector('main') ?? document.body)
    .filter(({ around }) => !around.closest(written))
    .map(({ text }) => text.replace(/\s+/g, ' ').slice(0, mostLetters));
  return [...new Set(texts)];
}

/** How many characters the content has, without spaces. */
export const contentLength = (): number =>
  (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, '').length;

/** Tag of what has the focus; empty when nothing has. */
export const focused = (): string => {
  const at = document.activeElement;
  return at && at !== document.body ? at.tagName.toLowerCase() : '';
};

/** The palette a page is shown in. */
export const paletteShown = (): string => {
  const root = document.documentElement;
  return root.classList.contains('dark') || getComputedStyle(root).colorScheme === 'dark' ? 'dark' : 'light';
};
