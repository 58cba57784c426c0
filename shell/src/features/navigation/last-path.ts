import { store, stored } from '../../lib/stored';

/** Key in session storage: the path of the page shown, without query and hash. */
const lastPathKey = 'lastPath';

/** Writes the path of the page now shown and returns the one before it, null on the first page of the tab. */
export function rememberPath(path: string): string | null {
  const previous = stored('sessionStorage', lastPathKey);
  store('sessionStorage', lastPathKey, path);
  return previous;
}
