/** Notes on the document whether the page stands as it was served and only the frame around it is alive. */
export const markWithoutScript = (yes: boolean): void => {
  document.documentElement.toggleAttribute('data-without-script', yes);
};

export const isWithoutScript = (): boolean => document.documentElement.hasAttribute('data-without-script');
