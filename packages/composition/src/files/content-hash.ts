import { createHash } from 'node:crypto';

/** Hash of a file of a revision: 132 bits of its SHA-256. It is the ETag of a page as well. */
export const contentHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
