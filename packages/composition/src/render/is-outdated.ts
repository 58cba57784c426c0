import type { ContentManifest } from '@northgate/contracts/content-manifest.js';
import type { RenderedPage } from '@northgate/contracts/revision.js';

/** Whether something a page was made from is different now. */
export function isOutdated({ reads }: RenderedPage, addresses: ContentManifest): boolean {
  if (!reads) return true;
  return Object.entries(reads).some(([address, tag]) => (addresses[address] ?? '') !== tag);
}
