/**
 * Until the page is alive only what is near the screen is laid out (`base.css` of the kit), which halves the work before
 * the first paint. From then on, and from the start where the browser returns to a place within the page and has to
 * know how long the page is, all of it is.
 */
export const wholePageScript =
  `try{if(location.hash||performance.getEntriesByType('navigation')[0].type!='navigate')` +
  `document.documentElement.dataset.whole=''}catch(e){}`;

/** Lays out the whole page as soon as the browser has time. */
export function layOutWholePage(): void {
  const whole = () => (document.documentElement.dataset.whole = '');
  if ('requestIdleCallback' in window) requestIdleCallback(whole, { timeout: 2000 });
  else setTimeout(whole, 500);
}
