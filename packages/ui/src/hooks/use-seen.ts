import { useEffect, useState, type RefObject } from 'react';

/** True from the moment the element first shows in the window, at once where the browser cannot tell. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => watch(element.current, () => setSeen(true)), [element]);
  return seen;
}

function watch(node: Element | null, tell: () => void): () => void {
  if (!node || !('IntersectionObserver' in window)) {
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    tell();
  });
  observer.observe(node);
  return () => observer.disconnect();
}
