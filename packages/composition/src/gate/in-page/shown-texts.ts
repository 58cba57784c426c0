import { isShown, textsIn } from './elements.js';

/** Longest text that counts as a figure, in characters. */
const longestFigure = 24;

/** Goes on by itself. */
const timeOfDay = /\b\d{1,2}[:.]\d\d\b/;

/** Every place of a text that is shown, in the order of the document. */
export const shownPlaces = () => textsIn(document.body).filter(({ around }) => isShown(around));

/** Every text that is shown, wherever it stands. */
export const shownTexts = (): string[] => [...new Set(shownPlaces().map(({ text }) => text))];

/** Short texts of the content with digits in them, such as what a calculator finds. */
export function shownFigures(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const texts = [...main.querySelectorAll('*')]
    .filter((element) => /\d/.test(element.textContent) && ownText(element) && isShown(element))
    .map(ownText);
  return [...new Set(texts)].filter(
    (text) => /\d/.test(text) && !timeOfDay.test(text) && text.length <= longestFigure,
  );
}

/** The text of an element that is not that of elements in it. */
const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.nodeValue ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
