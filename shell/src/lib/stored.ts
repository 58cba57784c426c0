/** What a storage of the browser holds under a key; null where it holds nothing or is refused, as in private windows. */
export function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Puts a value into a storage of the browser; without one it is known to this page only. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    /* private windows may refuse */
  }
}
