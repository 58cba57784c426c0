import { bodyTricks } from './body-tricks.js';
import { chunkTricks } from './chunk-tricks.js';
import { headTricks } from './head-tricks.js';
import { lengthTricks } from './length-tricks.js';

/** What a trick is made of: a request with another one inside. */
export interface TrickParts {
  method: string;
  target: string;
  /** A request that no client sends as such; wherever it is counted it was smuggled. */
  inner: string;
}

/** Bytes that programs may take for one request or for two. */
export interface Trick {
  name: string;
  bytes: (parts: TrickParts) => string;
}

/** A trick with its parts. */
export interface Framing {
  name: string;
  bytes: string;
}

export const tricks: Trick[] = [...lengthTricks, ...bodyTricks, ...chunkTricks, ...headTricks];

const methods = ['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];
const targets = ['/api/contact', '/blog', '/api/blog', '/', '/api/chat', '/assets/none.js', '/api/blog/none'];

/** Methods a trick is tried with: one of each half, so that each trick meets methods with and without a body. */
const rounds = 3;

/** All tricks over methods, targets and what is inside. */
export function requestFramings(inners: readonly string[]): Framing[] {
  return Array.from({ length: rounds }, (_, round) =>
    tricks.map(({ name, bytes }, at): Framing => {
      const method = methods[(at + round) % methods.length]!;
      const target = targets[(at + 3 * round) % targets.length]!;
      const inner = inners[(at + round) % inners.length]!;
      return { name: `${name}, ${method} ${target}`, bytes: bytes({ method, target, inner }) };
    }),
  ).flat();
}
