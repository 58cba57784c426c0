import { bringNear, fixedAround, isShown, nameOf, scrollToTop, tagOf, type Problem } from './elements.js';

const touchable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';

/** Links, buttons and fields that are shown and cannot be touched. */
export function checkControls(): Problem[] {
  scrollToTop(0);
  const covered = [...document.querySelectorAll<HTMLElement>(touchable)]
    .filter(isMeantToBeTouched)
    .flatMap((control) => {
      const over = whatLiesOver(control);
      return over ? [`"${nameOf(control)}" (under ${over})`] : [];
    });
  if (!covered.length) return [];
  return [
    {
      check: 'touch',
      says: `${covered.length} links and buttons cannot be touched: ${covered.slice(0, 3).join(', ')}`,
    },
  ];
}

function isMeantToBeTouched(control: HTMLElement): boolean {
  if (!isShown(control) || control.matches(':disabled, [aria-disabled=true], [tabindex="-1"]')) return false;
  const { width, height } = control.getBoundingClientRect();
  return width > 2 && height > 2;
}

function whatLiesOver(control: HTMLElement): string | null {
  bringNear(control);
  const rects = [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  // A skip link waits above the page until it has the focus.
  if (rects.every(({ bottom }) => bottom + window.scrollY <= 0)) return null;
  for (const rect of rects) {
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    if (x < 0 || x >= window.innerWidth || y < 0 || y >= window.innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    return hit && reaches(control, hit) ? null : tagOf(hit);
  }
  return 'the edge of the window';
}

const reaches = (control: HTMLElement, hit: Element): boolean =>
  control.contains(hit) || hit.closest('label')?.control === control || isSmallAndFloats(hit);

/** A button that stays in a corner of the window lies over something at the end of every page. */
function isSmallAndFloats(hit: Element): boolean {
  const button = hit.closest('a, button');
  if (!button) return false;
  const { width, height } = button.getBoundingClientRect();
  if (width * height > window.innerWidth * window.innerHeight * 0.02) return false;
  return fixedAround(button) !== null;
}
