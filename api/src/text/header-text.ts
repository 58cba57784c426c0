import { oneLine } from './one-line.js';

/** Text for a mail header: what was typed as an encoded word (RFC 2047) stays as it was typed and is not decoded. */
export const headerText = (text: string): string =>
  oneLine(text)
    .replace(/=(?=\?)/g, '= ')
    .replace(/\?(?==)/g, '? ');
