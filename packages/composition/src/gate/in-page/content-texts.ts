/** How much of a text is compared. */
const mostLetters = 120;

/** Where scripts are meant to write. */
const written =
  'script, style, template, noscript, textarea, select, output, time, svg, [aria-live], [role=status]';

/** Texts of the content, each once; `served-texts.ts` reads the same of what was served. */
export function contentTexts(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.replace(/\s+/g, ' ').trim().slice(0, mostLetters);
    if (text && !node.parentElement?.closest(written)) found.add(text);
  }
  return [...found];
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
