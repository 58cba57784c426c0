import type { ChatAnswer } from '@northgate/contracts/chat.js';
import type { Hit } from './document-index.js';
import { bestPassages } from './quote.js';

type Source = ChatAnswer['sources'][number];

/** Further pages are offered when they score at least this share of the best one. */
const worthOffering = 0.35;
const mostSources = 3;

/** The passage to go to first; the page itself when that has no heading of its own. */
function sourceOf(hit: Hit): Source {
  const { title, path } = hit.document;
  const { anchor } = bestPassages(hit)[0]!;
  return { title, path: anchor ? `${path}#${anchor}` : path };
}

/** The up to three pages worth reading, best first. */
export const sourcesOf = (hits: Hit[]): Source[] =>
  hits
    .filter(({ score }) => score >= hits[0]!.score * worthOffering)
    .slice(0, mostSources)
    .map(sourceOf);

/** The site's pages whose paths stand in a text, each once, in their order. */
export function pagesNamedIn(text: string, titleOf: (path: string) => string | undefined): Source[] {
  const found = new Map<string, Source>();
  for (const [path] of text.matchAll(/(?<![\w/.-])(?:\/[a-z0-9-]+)+/gi)) {
    const title = titleOf(path);
    if (title) found.set(path, { title, path });
  }
  return [...found.values()];
}
