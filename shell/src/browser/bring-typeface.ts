import { leaveEvent } from '../features/navigation/leave-event';
import { wait, whenIdle } from './waiting';

/** How long the typeface waits for the boot script, in milliseconds. */
const patienceForBoot = 1000;

/**
 * Shows the typeface once its main file is there, so that the page is laid out anew once. On a slow line it leaves the way
 * to what answers the visitor. Where a line would break elsewhere and move what is being read, the next page has it.
 */
export async function bringTypeface(first: HTMLLinkElement | null): Promise<void> {
  const { media, sheet } = document.getElementById('typeface') as HTMLStyleElement;
  if (media === 'all') return;
  const faces = [...(sheet?.cssRules ?? [])].map((rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    // A rule quotes the name of its family, a face must not.
    return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
      weight: of('font-weight'),
      stretch: of('font-stretch'),
      unicodeRange: of('unicode-range'),
      display: 'swap',
    });
  });
  if (first) await Promise.race([new Promise((resolve) => (first.onload = resolve)), wait(patienceForBoot)]);
  await faces[0]?.load();
  await new Promise<void>((resolve) => whenIdle(resolve));
  const parts = [...document.querySelectorAll('main :is(h1,p,a,button)')];
  const tops = () => parts.map((part) => part.getBoundingClientRect().top);
  const before = tops();
  const show = () => faces.forEach((face) => document.fonts.add(face));
  show();
  const moves = (top: number, index: number) => {
    const was = before[index] ?? top;
    return was > 0 && was < innerHeight && Math.abs(top - was) > 2;
  };
  if (tops().some(moves)) {
    faces.forEach((face) => document.fonts.delete(face));
    addEventListener(leaveEvent, show, { once: true });
  }
  // Without storage the typeface comes after the first paint on every page.
  localStorage.typeface = '1';
}
