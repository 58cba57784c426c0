/** The overlay is up for 1000 ms in all; the location changes at 700 and the overlay clears 300 after it. */
export const overlayTime = { total: 1000, afterChange: 300 } as const;

const { dataset } = document.documentElement;
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Covers the page; what is open above it closes. Its attribute says since when. */
export function cover(): void {
  clearTimeout(clearing);
  dataset.leaving ??= String(performance.now());
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  // A tab that the browser brings back from memory is not left covered.
  addEventListener('pageshow', ({ persisted }) => persisted && uncover(), { once: true });
}

/** Resolves when the location may change. */
export function coveredLongEnough(): Promise<void> {
  const up = performance.now() - Number(dataset.leaving ?? performance.now());
  return new Promise((resolve) => setTimeout(resolve, overlayTime.total - overlayTime.afterChange - up));
}

/** Shows the page that has come, and then calls back, unless the visitor leaves again before. */
export function clearSoon(then: () => void): void {
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    uncover();
    then();
  }, overlayTime.afterChange);
}

function uncover(): void {
  delete dataset.leaving;
}
