import { clearSoon, cover, overlayTime } from './overlay';
import { markLeaves, useMarkStore } from './transition-overlay';

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Covers the page and brings the mark onto the overlay. */
export function coverPage(): void {
  clearTimeout(leaving);
  cover();
  useMarkStore.setState({ shown: true });
}

/** Shows the page that has come, and then calls back; the mark has left by then. */
export function clearPageSoon(then: () => void): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => useMarkStore.setState({ shown: false }), overlayTime.afterChange - markLeaves);
  clearSoon(then);
}
