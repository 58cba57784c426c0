/** A number as `tel:` wants it: digits and the leading plus only. */
export const telHref = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
