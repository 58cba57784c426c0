/** Key in session storage: the path of the page shown, without query and hash. */
export const lastPathKey = 'lastPath';

/** Writes the path of the page now shown and returns the one before it, null on the first page of the tab. */
export function rememberPath(path: string): string | null {
  try {
    const previous = sessionStorage.getItem(lastPathKey);
    sessionStorage.setItem(lastPathKey, path);
    return previous;
  } catch {
    return null;
  }
}
