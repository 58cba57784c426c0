import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { firstLine } from './words-of-error.js';

/** What a revision says of a page that is not as it should be; `kept` says that something stands there. */
export const failure = (
  { path }: PagePlan,
  reason: string,
  kept: boolean,
): PageTable['failures'][number] => ({ path: canonicalPath(path), reason: firstLine(reason), kept });
