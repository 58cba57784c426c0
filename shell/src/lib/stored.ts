type Area = 'localStorage' | 'sessionStorage';

/** What a storage of the browser holds under a key; null where it holds nothing or is refused, as in private windows. */
export function stored(storage: Area, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Puts a value into a storage of the browser; without one it is known to this page only. */
export function store(storage: Area, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    /* private windows may refuse */
  }
}

/** What is kept under a key as JSON; `otherwise` when there is nothing or it cannot be read. */
export function storedJson<T>(area: Area, key: string, otherwise: T): T {
  try {
    return JSON.parse(stored(area, key) ?? '') as T;
  } catch {
    return otherwise;
  }
}
