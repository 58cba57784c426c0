import type { DataRouter } from 'react-router-dom';
import { elementAt } from '../../lib/element-at';
import { store, storedJson } from '../../lib/stored';

/** Key in session storage: how far down each entry of the history was, in pixels. */
const storageKey = 'places';

/**
 * Lets the router remember how far down each page of the history was. `ScrollRestoration` of the library does so in an effect,
 * which waits until React has hydrated every part of the page.
 */
export function keepPlaces(router: DataRouter): void {
  const places = storedJson<Record<string, number>>('sessionStorage', storageKey, {});
  const keyOf = ({ key, pathname, hash }: DataRouter['state']['location']) =>
    key === 'default' ? pathname + hash : key;
  router.enableScrollRestoration(places, () => scrollY, keyOf);
  history.scrollRestoration = 'manual';
  // The browser itself brings who reloads, or comes back from elsewhere, to where they were.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    places[keyOf(router.state.location)] = scrollY;
    store('sessionStorage', storageKey, JSON.stringify(places));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}

/** Goes where the visitor was on this entry of the history, else to what the address points at, else to the top. */
export function goToPlace(
  { location: { hash }, restoreScrollPosition }: DataRouter['state'],
  behavior: ScrollBehavior = 'instant',
): void {
  const isReturn = typeof restoreScrollPosition === 'number';
  const target = isReturn ? null : elementAt(hash);
  if (target) {
    focusOn(target);
    return target.scrollIntoView({ behavior });
  }
  const jump = () => scrollTo({ top: isReturn ? restoreScrollPosition : 0, behavior: 'instant' });
  jump();
  // A smooth scroll that was under way adds what it moved meanwhile.
  requestAnimationFrame(jump);
}

/**
 * Takes the keyboard to a place, as browsers do with fragments; one that takes no focus of its own takes it until the next. Around a
 * part that is not there yet, what it will stand in has the focus.
 */
function focusOn(target: HTMLElement): void {
  const place = target.closest<HTMLElement>('[inert]')?.parentElement ?? target;
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}
