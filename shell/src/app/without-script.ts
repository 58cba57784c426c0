/** Sets on the document whether the page is only the served markup and the frame around it alone is hydrated. */
export const markWithoutScript = (yes: boolean): void => {
  document.documentElement.toggleAttribute('data-without-script', yes);
};

export const isWithoutScript = (): boolean => document.documentElement.hasAttribute('data-without-script');
