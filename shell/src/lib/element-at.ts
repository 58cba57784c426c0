/** The element that the hash of an address points at; one that is not well-formed is taken as it is written. */
export function elementAt(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
