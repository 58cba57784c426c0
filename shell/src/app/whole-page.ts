/**
 * Until the page is alive only what is near the screen is laid out (`base.css` of the kit), which halves the work before
 * the first paint. From then on, and from the start where the browser returns to a place within the page and has to
 * know how long the page is, all of it is.
 */
export const wholePageScript =
  `try{if(location.hash||performance.getEntriesByType('navigation')[0].type!='navigate')` +
  `document.documentElement.dataset.whole=''}catch(e){}`;

/** Lays out the whole page, a section in each idle moment, for all at once would keep a slow processor for long. */
export function layOutWholePage(): void {
  const idle = (run: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 100);
  // Parts that have not hydrated yet are left as they were served.
  const sections = document.querySelectorAll<HTMLElement>(
    'main section:not([data-island]:not([data-ready]) *), footer',
  );
  const left = [...sections];
  const step = () => {
    const section = left.shift();
    if (section) section.style.contentVisibility = 'visible';
    else finish();
    if (section) idle(step);
  };
  const finish = () => {
    document.documentElement.dataset.whole = '';
    for (const section of sections) section.style.removeProperty('content-visibility');
  };
  idle(step);
}
