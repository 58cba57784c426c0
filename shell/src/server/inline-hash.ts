import { createHash } from 'node:crypto';

/** A text that stands inside a document, as a content security policy names it. */
export const inlineHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
