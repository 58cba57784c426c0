import { internalTarget, pressedTarget } from '../../lib/internal-target';

/** Takes plain presses of links in markup that React does not know to the router, and tells of the first hint of interest in one. */
export function followLinks(go: (to: string) => void, fetchAhead: (path: string) => void): void {
  document.addEventListener('click', (event) => {
    const target = event.defaultPrevented ? null : pressedTarget(event);
    if (target === null) return;
    event.preventDefault();
    go(target);
  });
  const onHint = (event: Event) => {
    const target = internalTarget(event);
    if (target !== null) fetchAhead(new URL(target, location.href).pathname);
  };
  for (const hint of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(hint, onHint, { passive: true });
}
