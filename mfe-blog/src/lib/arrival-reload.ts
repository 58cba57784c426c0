import { frame } from '@northgate/contracts/frame';
import { canonicalPath, paths } from '@northgate/site/paths';
import { useEffect } from 'react';

/** Key in session storage: the blog has reloaded itself since the visitor came to it. */
export const reloadedFlag = 'blogReloaded';

/** Milliseconds between arriving and reloading. */
export const reloadDelay = 100;

const isBlogPath = (path: string): boolean => `${canonicalPath(path)}/`.startsWith(`${paths.blog}/`);

/** Returns false when the flag is set or cannot be stored; reloading without a stored flag would never end. */
function raiseFlag(): boolean {
  try {
    if (sessionStorage.getItem(reloadedFlag) !== null) return false;
    sessionStorage.setItem(reloadedFlag, 'true');
    return true;
  } catch {
    return false;
  }
}

function lowerFlag(): void {
  try {
    sessionStorage.removeItem(reloadedFlag);
  } catch {
    // Without storage there is no flag.
  }
}

/**
 * Reloads the page once when the visitor comes to the blog from elsewhere on the site, so that what follows is
 * the newest listing. Returns the way to stop it, null when there is no reload.
 */
export function reloadOnArrival(reload: () => void): (() => void) | null {
  const from = frame().previousPath();
  if (from === null || isBlogPath(from) || !raiseFlag()) return null;
  const timer = window.setTimeout(reload, reloadDelay);
  return () => window.clearTimeout(timer);
}

/** Clears the flag when the next page is outside the blog. */
export function useLeavingBlog(): void {
  useEffect(
    () => () => {
      if (!isBlogPath(window.location.pathname)) lowerFlag();
    },
    [],
  );
}
