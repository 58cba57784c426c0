import Negotiator from 'negotiator';
import { encodings, type ContentEncoding } from '../files/compress.js';

const offered = Object.keys(encodings) as ContentEncoding[];

/** The published types do not know the second parameter yet. */
interface Encodings {
  encodings: (available: ContentEncoding[], options: { preferred: ContentEncoding[] }) => ContentEncoding[];
}

/** Browsers send a handful of different headers; what else comes is worked out each time. */
const remembered = new Map<string, ContentEncoding[]>();
const capacity = 200;

/** The encodings an Accept-Encoding header allows, best first. */
export function acceptedEncodings(header: string | undefined): ContentEncoding[] {
  if (!header) return [];
  const known = remembered.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as unknown as Encodings;
  const accepted = negotiator.encodings(offered, { preferred: offered });
  const chosen = accepted.filter((encoding) => offered.includes(encoding));
  if (remembered.size < capacity) remembered.set(header, chosen);
  return chosen;
}
