import 'react-dom/client';

/**
 * React is evaluated by now, and the host follows in a task of its own: both in one would keep a slow phone from answering
 * for too long. A failure is reported as any error of a script, and the starter leaves the page to the browser.
 */
setTimeout(() => {
  import(/* webpackMode: "eager" */ './start')
    .then(({ start }) => start())
    .catch((error: unknown) => {
      reportError(error);
      dispatchEvent(new Event('site:failed'));
    });
});
