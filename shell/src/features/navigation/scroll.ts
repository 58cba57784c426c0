/** How long late content may take to bring the element an address points at, in milliseconds. */
const patience = 3000;

/** Brings the element of a hash into view below the fixed header, waiting for late content; without a hash, the top. */
export function scrollToHash(hash: string): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (hash.length < 2) return;
  const id = readable(hash.slice(1));
  const until = Date.now() + patience;
  const look = () => {
    const target = document.getElementById(id);
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (Date.now() < until) setTimeout(look, 100);
  };
  look();
}

/** A hash as an id; one that is not well-formed is taken as it is written. */
function readable(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
