import { createHash } from 'node:crypto';
import type { ContentIndex } from '@northgate/contracts/content-index.js';
import type { AnswerEntry } from './answer-index.js';
import type { SearchDocument } from './document-index.js';
import { wordsOf } from './query-words.js';

const keyOf = ({ path, ask }: Pick<AnswerEntry, 'path' | 'ask'>): string =>
  createHash('sha256').update(`${path} ${ask[0]}`).digest('hex').slice(0, 10);

/** What the site answers: on its pages, and in its posts. */
export function entriesOf(pages: ContentIndex['pages'], documents: readonly SearchDocument[]): AnswerEntry[] {
  const titles = new Map(documents.map(({ path, title }) => [path, title]));
  const entries: Omit<AnswerEntry, 'id' | 'key'>[] = pages.flatMap(({ path, title, answers }) =>
    answers.map(({ ask, answer, anchor, unknown = false }) => ({
      path,
      title: titles.get(path) ?? title,
      ask,
      answer,
      anchor,
      unknown: Boolean(unknown),
    })),
  );
  const posts = documents
    .filter(({ kind }) => kind === 'post')
    .map(({ path, title, ask }) => ({
      path,
      title,
      ask: [title, ...ask.split('\n')].filter(Boolean),
      answer: '',
      anchor: '',
      unknown: false,
    }));
  return [...entries, ...posts].map((entry, id) => ({ ...entry, id, key: keyOf(entry) }));
}

/** How often the site uses each word. */
export function wordCounts(
  pages: ContentIndex['pages'],
  documents: readonly SearchDocument[],
): Map<string, number> {
  const counts = new Map<string, number>();
  const texts = [
    ...documents.flatMap(({ title, summary, ask, passages }) => [
      title,
      summary,
      ask,
      ...passages.map(({ heading, text }) => `${heading} ${text}`),
    ]),
    ...pages.flatMap(({ answers }) => answers.flatMap(({ ask, answer }) => [...ask, answer])),
  ];
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
