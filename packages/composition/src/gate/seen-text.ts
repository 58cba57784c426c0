import { PNG } from 'pngjs';
import type { CDPSession, Page } from 'playwright-core';
import type { Layout } from './in-page/layout.js';
import type { LineInWindow } from './in-page/lines-in-window.js';
import { onPicture } from './page-look.js';
import type { Problem } from './problem.js';
import { takePicture, takeWindow } from './take-picture.js';

/** Less of the text than this is a page whose words something covers or whose ink is that of its ground. */
const enough = 0.8;

/**
 * Says when text of the first screen is laid out and yet not to be seen: the picture with its ink and without is the same where it
 * stands. Something lies over it that lets clicks through, or it has the colour of its ground. Few such lines are `unseen` only,
 * and those below the first screen, which are looked at when a picture of the whole page is given.
 */
export async function checkSeenText(
  page: Page,
  session: CDPSession,
  layout: Layout,
  whole?: Buffer,
): Promise<{ problems: Problem[]; unseen: string[] }> {
  const lines = await unseenLines(page, session, layout, whole);
  const unseen = lines.map(({ text }) => text);
  const all = layout.lines.length;
  if (!all) return { unseen, problems: [{ check: 'seen text', says: 'its first screen shows no text' }] };
  const seen = all - lines.filter((line) => layout.lines.includes(line)).length;
  if (seen >= all * enough) return { unseen, problems: [] };
  const says = `of ${all} lines of text in the first screen ${seen} are to be seen`;
  return { unseen, problems: [{ check: 'seen text', says }] };
}

async function unseenLines(
  page: Page,
  session: CDPSession,
  layout: Layout,
  whole?: Buffer,
): Promise<Layout['lines']> {
  if (!layout.lines.length) return [];
  const size = { width: layout.width, height: whole ? layout.height : (page.viewportSize()?.height ?? 0) };
  const take = () => takePicture(session, size);
  const { inked, plain } = await withoutInk(page, whole ?? (await take()), take);
  const lines = whole ? [...layout.lines, ...layout.below] : layout.lines;
  return lines.filter((line) => {
    const box = onPicture(line, inked);
    return box.height > 0 && !differs(inked, plain, box);
  });
}

/** The texts of lines that are to be seen in the window of a page. */
export async function seenTexts(page: Page, session: CDPSession, lines: LineInWindow[]): Promise<string[]> {
  if (!lines.length) return [];
  const take = () => takeWindow(page, session);
  const { inked, plain } = await withoutInk(page, await take(), take);
  const seen = lines.filter((line) => differs(inked, plain, onPicture(line, inked)));
  return [...new Set(seen.map(({ text }) => text))];
}

/** A picture, and the same without the ink of any text. */
async function withoutInk(page: Page, picture: Buffer, take: () => Promise<Buffer>) {
  await page.evaluate(inkOff);
  const plain = PNG.sync.read(await take());
  await page.evaluate(inkOn);
  return { inked: PNG.sync.read(picture), plain };
}

/** Runs in the page: takes the ink from all text. */
function inkOff(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important }',
  );
  Object.assign(window, { gateInk: sheet });
  document.adoptedStyleSheets.push(sheet);
}

function inkOn(): void {
  const { gateInk } = window as unknown as { gateInk?: CSSStyleSheet };
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== gateInk);
  delete (window as unknown as { gateInk?: CSSStyleSheet }).gateInk;
}

function differs(
  one: PNG,
  other: PNG,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): boolean {
  let pixels = 0;
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) {
      const at = (row * one.width + column) * 4;
      const change = apart(one, other, at) + apart(one, other, at + 1) + apart(one, other, at + 2);
      if (change > 40 && (pixels += 1) > 2) return true;
    }
  return false;
}

const apart = (one: PNG, other: PNG, at: number): number =>
  Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
