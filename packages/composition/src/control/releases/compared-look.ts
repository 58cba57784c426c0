import type { ComparedLook } from '@northgate/contracts/console/releases.js';
import type { PictureKind } from '../../candidates/candidate-pictures.js';

/** A page that looks different, with the addresses of its pictures: `at`, their kind and `.png`; null for one that there is not. */
export function comparedLook(
  { path, what }: Pick<ComparedLook, 'path' | 'what'>,
  at: string,
  has: (kind: PictureKind) => boolean,
): ComparedLook {
  const address = (kind: PictureKind) => (has(kind) ? `${at}-${kind}.png` : null);
  return {
    path,
    what,
    live: address('live'),
    candidate: address('candidate'),
    difference: address('difference'),
  };
}
