import { useEffect, useState } from 'react';

/** The page counts as scrolled beyond this many pixels. */
export const scrollThreshold = 10;

/** True once the page is scrolled more than the threshold. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrollThreshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
