/**
 * Brings a script into the cache of the browser. A prefetch would wait behind all else, and a preload would need the hash
 * that the script is held against.
 */
export function fetchAhead(href: string): void {
  fetch(href)
    .then((file) => file.blob())
    .catch(() => {});
}
