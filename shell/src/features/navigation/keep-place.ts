import type { DataRouter } from 'react-router-dom';

/** Key in session storage: how far down each entry of the history was, in pixels. */
const storageKey = 'places';

/**
 * Lets the router remember how far down each page of the history was. `ScrollRestoration` of the library does so in an effect,
 * which waits until React has hydrated every part of the page.
 */
export function keepPlaces(router: DataRouter): void {
  const places = storedPlaces();
  const keyOf = ({ key, pathname, hash }: DataRouter['state']['location']) =>
    key === 'default' ? pathname + hash : key;
  router.enableScrollRestoration(places, () => scrollY, keyOf);
  history.scrollRestoration = 'manual';
  // The browser itself brings who reloads, or comes back from elsewhere, to where they were.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    places[keyOf(router.state.location)] = scrollY;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // Without storage a page that is loaded anew begins at its top.
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}

function storedPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Goes where the visitor was on this entry of the history, else to what the address points at, else to the top. */
export function goToPlace(
  { location: { hash }, restoreScrollPosition }: DataRouter['state'],
  behavior: ScrollBehavior = 'instant',
): void {
  const isReturn = typeof restoreScrollPosition === 'number';
  const target = isReturn ? null : document.getElementById(idOf(hash));
  target?.focus({ preventScroll: true });
  if (target) target.scrollIntoView({ behavior });
  else jumpTo(isReturn ? restoreScrollPosition : 0);
}

/** Goes to a place at once; again in the next frame, for a smooth scroll that was under way adds what it moved meanwhile. */
function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}

/** A hash as an id; one that is not well-formed is taken as it is written. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
