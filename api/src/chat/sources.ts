import type { ChatAnswer } from '@northgate/contracts/chat.js';
import { isOnTopic, type Hit } from './document-index.js';
import { bestPassages } from './quote.js';

type Source = ChatAnswer['sources'][number];

/** Further pages are offered when they score at least this share of the best one. */
const worthOffering = 0.08;
export const mostSources = 3;

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

/** Offers pages about what was asked besides those an answer names, when more than one word says what it is about. */
export function withFurtherPages(answer: ChatAnswer, hits: Hit[]): ChatAnswer {
  const [best] = hits;
  if (!best || best.words < 2 || !isOnTopic(hits)) return answer;
  const named = new Set(answer.sources.map(({ path }) => path));
  const further = sourcesOf(hits).filter(({ path }) => !named.has(path));
  return { ...answer, sources: [...answer.sources, ...further].slice(0, mostSources) };
}

/** The site's pages whose paths stand in a text, each once, in their order. */
export function pagesNamedIn(text: string, titleOf: (path: string) => string | undefined): Source[] {
  const found = new Map<string, Source>();
  for (const [path] of text.matchAll(/(?<![\w/.-])(?:\/[a-z0-9-]+)+/gi)) {
    const title = titleOf(path);
    if (title) found.set(path, { title, path });
  }
  return [...found.values()];
}
