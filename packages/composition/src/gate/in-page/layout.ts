import { isShown, scrollToTop, type Box, type Problem } from './elements.js';
import { checkLandmarks, landmarks } from './landmarks.js';
import { checkWhatStays, headerStays, hiddenPictures, shownAndHidden, unreadableWords } from './readable.js';
import { isInWindow, placeOf, scrollsFromUnderBar, textLines, type Line } from './text-lines.js';
import { checkTextOverText } from './text-over-text.js';
import { checkControls } from './touch-controls.js';

/** A part of the page with the app that made it; `page` stands for the app whose page it is. */
export interface Region {
  name: string;
  owner: string;
  box: Box;
  /** How many characters of it are shown. */
  length: number;
  /** Of the frame, what is written there and where it leads. */
  words?: string;
  leads?: string[];
  /** How its words are written: fonts, sizes and spaces. */
  written?: string[];
}

/** What is to be seen of a page in one size and palette. */
export interface Seen {
  regions: Region[];
  /** The main heading. */
  heading: string;
  /** Names of headings and controls of the content that are shown, and of those that are there and hidden. */
  shown: string[];
  hidden: string[];
  /** What is shown and cannot be read, with why. */
  unreadable: string[];
  /** Beginnings of texts that are cut off by boxes that do not scroll, and of those that are shown whole. */
  cut: string[];
  whole: string[];
  /** Whether the header is there when one has scrolled. */
  headerStays: boolean;
  /** How many pictures are there and not to be seen. */
  hiddenPictures: number;
}

/** How a page is laid out in one size and palette. */
export interface Layout {
  problems: Problem[];
  seen: Seen;
  /** Lines of text in the first screen, and those below it. */
  lines: (Box & { text: string })[];
  below: (Box & { text: string })[];
  width: number;
  height: number;
}

/** Looks at a page as a person does who scrolls through it. */
export function readLayout(): Layout {
  scrollToTop(0);
  const frame = [...checkLandmarks(), ...checkControls()];
  scrollToTop(0);
  const { lines, cut, whole } = textLines();
  const words = { ...shownAndHidden(), unreadable: unreadableWords(), cut, whole };
  const problems = [...frame, ...checkSideways(lines), ...checkTextOverText(lines)];
  const root = document.documentElement;
  scrollToTop(600);
  problems.push(...checkWhatStays());
  const staying = headerStays();
  scrollToTop(0);
  const heading = document.querySelector('main h1')?.textContent.trim() ?? '';
  return {
    problems,
    seen: { ...words, heading, headerStays: staying, hiddenPictures: hiddenPictures(), regions: regions() },
    lines: lines.filter((line) => isInWindow(line) && !scrollsFromUnderBar(line)).map(placeOf),
    below: lines.filter(isBelow).map(placeOf),
    width: root.clientWidth,
    height: Math.max(root.scrollHeight, document.body.scrollHeight),
  };
}

const fontOf = (element: Element): string => {
  const { fontFamily, fontSize, fontWeight, letterSpacing, wordSpacing } = getComputedStyle(element);
  return [fontFamily, fontSize, fontWeight, letterSpacing, wordSpacing].join(' ');
};

const isBelow = ({ top, left, right, sticky }: Line): boolean =>
  !sticky && top >= window.innerHeight && left >= 0 && right <= window.innerWidth;

function checkSideways(lines: Line[]): Problem[] {
  window.scrollTo({ left: 60, top: 0, behavior: 'instant' });
  const scrolls = window.scrollX > 1;
  scrollToTop(0);
  const width = document.documentElement.clientWidth;
  if (scrolls)
    return [
      {
        check: 'sideways',
        says: `it scrolls sideways: ${document.documentElement.scrollWidth} pixels in a window of ${width}`,
      },
    ];
  const cut = lines.find(
    ({ clipped, sticky, left, right }) => !clipped && !sticky && (right > width + 12 || left < -12),
  );
  return cut ? [{ check: 'sideways', says: `text is cut off at the edge of the window: "${cut.text}"` }] : [];
}

function regions(): Region[] {
  const { header, footer, main } = landmarks();
  const named: [string, string, Element | null | undefined][] = [
    ['header', 'shell', header],
    ['footer', 'shell', footer],
    ['main', 'page', main],
    ...[...document.querySelectorAll('[data-island*="/"]')].map((part): [string, string, Element] => {
      const name = part.getAttribute('data-island') ?? '';
      return [name, name.split('/', 1)[0] ?? '', part];
    }),
  ];
  return named.flatMap(([name, owner, element]) => {
    if (!element || !isShown(element)) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return [];
    const { innerText } = element as HTMLElement;
    const box = { x: x + window.scrollX, y: y + window.scrollY, width, height };
    const frame = owner === 'shell' && {
      words: innerText.replace(/\s+/g, ' ').trim().slice(0, 4000),
      leads: [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      written: [...new Set([...element.querySelectorAll('a, button, p, h2')].map(fontOf))].sort(),
    };
    return [{ name, owner, box, length: innerText.replace(/\s+/g, '').length, ...frame }];
  });
}
