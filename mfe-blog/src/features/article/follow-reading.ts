/** The line in the window that a section has to pass to be the current one, as a share of its height. */
const readingLine = 0.3;

/**
 * Marks the current section in the list of contents, and makes the copy buttons of code work, which without script are not
 * shown. Returns the way to stop.
 */
export function followReading(onCopied: () => void): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const mark = () => {
    const line = window.innerHeight * readingLine;
    const passed = headings.filter((heading) => (heading?.getBoundingClientRect().top ?? Infinity) <= line);
    links.forEach((link, index) => {
      if (index === passed.length - 1) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  const copy = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    const code = button?.parentElement?.querySelector('pre')?.textContent;
    if (code) void navigator.clipboard?.writeText(code).then(onCopied, () => {});
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
  mark();
  window.addEventListener('scroll', mark, { passive: true });
  document.addEventListener('click', copy);
  return () => {
    window.removeEventListener('scroll', mark);
    document.removeEventListener('click', copy);
  };
}
