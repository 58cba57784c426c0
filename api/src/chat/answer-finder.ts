import { createHash } from 'node:crypto';
import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { AnswerIndex, type AnswerEntry, type FoundAnswer } from './answer-index.js';
import { isOnTopic, type DocumentIndex, type Hit, type SearchDocument } from './document-index.js';
import { goesOn, questionParts } from './question-parts.js';
import { queryWords, wordsOf } from './query-words.js';
import { isOfEverydayLife } from './everyday-words.js';
import { Spelling } from './spelling.js';
import type { WordVectors } from './word-vectors.js';

/** The answer to one question of a message. */
export interface AnsweredPart {
  entry: AnswerEntry;
  /** How sure it is that this answers the question, 0 to 1. */
  certainty: number;
}

export interface FindResult {
  /** Answers to the questions of the message; empty when none was found. */
  parts: AnsweredPart[];
  /** The nearest questions the site answers, best first. */
  nearest: AnswerEntry[];
  /** Pages and posts about the message. */
  hits: Hit[];
  /** Whether the first of them may be quoted where there is no answer: it is on topic, and no answer of its own was sought in vain. */
  quotable: boolean;
}

/** From this certainty on an answer counts as one; measured, see docs/chat-evaluation.md. */
const threshold = 0.55;

/** A second question in a message is answered from this on; less would add what nobody asked. */
const sureOfPart = 0.6;

/** Below the threshold, and down to this, the page that was found is quoted instead. */
const nearlySure = 0.4;

/** A message whose words one answer has to this share holds one question, whatever its seams. */
const whole = 0.85;

/** How much each of them says; chosen by what `npm run eval:chat` shows of its tuned half. */
const certaintyWeights = {
  bias: -4,
  nearness: 3.4,
  coverage: 3.2,
  asked: 1.4,
  onTopic: 0.8,
  samePage: 0.2,
  everyday: -1.7,
};

interface Evidence extends Pick<FoundAnswer, 'nearness' | 'coverage' | 'asked'> {
  /** Whether the search over pages finds the question on topic, and whether its first page is the answer's: 0 or 1. */
  onTopic: number;
  samePage: number;
  /** Whether it is put like a question of everyday life: 0 or 1. */
  everyday: number;
}

/** How likely an answer with this evidence answers its question. */
function certaintyOf(evidence: Evidence): number {
  const { bias, ...rest } = certaintyWeights;
  const sum = Object.entries(rest).reduce(
    (total, [name, weight]) => total + weight * evidence[name as keyof Evidence],
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

interface Look {
  hits: Hit[];
  found: FoundAnswer[];
  best: FoundAnswer | undefined;
  certainty: number;
}

/** Finds what the site answers to a message: its answers by words and by meaning, its pages by what they are about. */
export class AnswerFinder {
  readonly index: AnswerIndex;
  private readonly spelling: Spelling;
  /** Pages and posts that have answers. */
  private readonly answering: ReadonlySet<string>;

  constructor(
    pages: ContentIndex['pages'],
    documents: readonly SearchDocument[],
    private readonly parts: { documents: DocumentIndex; vectors: WordVectors },
  ) {
    const entries = entriesOf(pages, documents);
    this.answering = new Set(entries.filter(({ answer }) => answer).map(({ path }) => path));
    this.index = new AnswerIndex(entries, (text) => parts.vectors.of(text));
    this.spelling = new Spelling(wordCounts(pages, documents), parts.vectors);
  }

  /** Answers to a message; `about` are keys of the entries the answer before was taken from. */
  find(message: string, about: readonly string[] = []): FindResult {
    const text = this.spelling.correct(message);
    const before = about.flatMap((key) => this.index.get(key) ?? []);
    const alone = this.look(text, goesOn(text) ? before : []);
    return {
      parts: this.partsOf(text, alone, before),
      nearest: alone.found.map(({ entry }) => entry),
      hits: alone.hits,
      quotable:
        isOnTopic(alone.hits) &&
        (alone.certainty >= nearlySure || !this.answering.has(alone.hits[0]!.document.path)),
    };
  }

  private partsOf(text: string, look: Look, before: readonly AnswerEntry[]): AnsweredPart[] {
    // “What is in it?” asks for what was just spoken of.
    if (before.length > 0 && queryWords(text).length === 0)
      return [{ entry: before[0]!, certainty: threshold }];
    const { clear, possible } = questionParts(text);
    const surely = this.answerParts(clear, before);
    if (surely.length > 1) return surely;
    const isWhole = look.best && look.best.coverage >= whole;
    const perhaps = isWhole ? [] : this.answerParts(possible, before);
    return perhaps.length > 1 ? perhaps : onlyPart(look);
  }

  private answerParts(questions: string[], before: readonly AnswerEntry[]): AnsweredPart[] {
    const parts: AnsweredPart[] = [];
    let about = before;
    for (const question of questions) {
      const { best, certainty } = this.look(question, about);
      if (!best || certainty < sureOfPart) continue;
      if (parts.some(({ entry }) => entry.id === best.entry.id)) continue;
      parts.push({ entry: best.entry, certainty });
      about = [best.entry];
    }
    return parts;
  }

  private look(text: string, about: readonly AnswerEntry[]): Look {
    const hits = this.parts.documents.find(text);
    const pages = hits.slice(0, 8).map(({ document }) => document.path);
    const found = this.index.find(text, { vector: this.parts.vectors.of(text), pages, about });
    const best = found[0];
    return { hits, found, best, certainty: best ? certaintyOf(evidenceOf(best, hits, text)) : 0 };
  }
}

/** The best answer when it is one; a post only where it is the first of what is about the question. */
function onlyPart({ best, certainty, hits }: Look): AnsweredPart[] {
  if (!best || certainty < threshold) return [];
  const { entry } = best;
  const apart = !entry.answer && hits[0]?.document.path !== entry.path;
  return apart ? [] : [{ entry, certainty }];
}

const evidenceOf = (
  { entry, nearness, coverage, asked }: FoundAnswer,
  hits: Hit[],
  text: string,
): Evidence => ({
  nearness,
  coverage,
  asked,
  onTopic: Number(isOnTopic(hits)),
  samePage: Number(hits[0]?.document.path === entry.path),
  everyday: Number(isOfEverydayLife(text)),
});

const keyOf = ({ path, ask }: Pick<AnswerEntry, 'path' | 'ask'>): string =>
  createHash('sha256').update(`${path} ${ask[0]}`).digest('hex').slice(0, 10);

function entriesOf(pages: ContentIndex['pages'], documents: readonly SearchDocument[]): AnswerEntry[] {
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

function wordCounts(pages: ContentIndex['pages'], documents: readonly SearchDocument[]): Map<string, number> {
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
