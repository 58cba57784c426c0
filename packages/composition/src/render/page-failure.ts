import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';

/** What a revision says of a page that is not as it should be; `kept` says that something stands there. */
export const failure = (
  { path }: PagePlan,
  reason: string,
  kept: boolean,
): PageTable['failures'][number] => ({ path: canonicalPath(path), reason: firstLine(reason), kept });

/** What was thrown, with its stack where that is its message. */
export const stackOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The sentence without its stack. */
export const firstLine = (error: unknown): string => stackOf(error).split('\n', 1)[0] ?? '';

/** Where a table of pages has a page. */
export const placeOf = ({ missing, pattern, path }: PagePlan): ['missing' | 'pages', string] =>
  missing ? ['missing', pattern] : ['pages', canonicalPath(path)];
