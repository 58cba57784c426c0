import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { entriesOf, wordCounts } from './answer-entries.js';
import { AnswerIndex, subjectsOf, type AnswerEntry, type FoundAnswer } from './answer-index.js';
import { AskedQuestions } from './asked-questions.js';
import { isOnTopic, type DocumentIndex, type Hit, type SearchDocument } from './document-index.js';
import { goesOn, questionParts } from './question-parts.js';
import { againstSilent, goneOn, inOrder, strengthOf, subjectFor, type Judged } from './judged.js';
import { queryWords } from './query-words.js';
import { backgroundQuestions } from './background-questions.js';
import { certaintyOf, type Evidence } from './certainty.js';
import { isOfEverydayLife, speaksForABusiness } from './everyday-words.js';
import { asksFigureInVain, asksWho, namesSomething } from './question-form.js';
import { termsOf } from './site-terms.js';
import { Spelling } from './spelling.js';
import { WordMatcher } from './word-match.js';
import type { TextVector, WordVectors } from './word-vectors.js';

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
  /** Whether the first of them may be quoted where there is no answer: it is on topic, and no answer was searched for without success. */
  quotable: boolean;
  /** Where no answer was found: the one that may be meant. */
  guess: AnswerEntry | undefined;
}

/** From this certainty on an answer counts as one; measured, see docs/chat-evaluation.md. */
const threshold = 0.7;

/** A second question in a message is answered from this on; less would add what nobody asked. */
const sureOfPart = 0.3;

/**
 * Below the threshold, and down to this, the nearest answer is said as one that may not be meant, where the question is more
 * likely than not one for this site.
 */
const worthALook = 0.05;
const onSubject = 0.5;

/** What the site states counts as an answer only to a question that is this likely one for it. */
const surelyOnSubject = 0.8;

/** So sure one of several answers to a message has to be. */
const sureOfFirst = 0.55;

/** Entries that are looked at closely. */
const judgedEntries = 8;

/** A message of which one answer has this share of the words is taken as one question, even where it could be split. */
const whole = 0.85;

interface Look {
  judged: Judged[];
  hits: Hit[];
  found: FoundAnswer[];
  best: FoundAnswer | undefined;
  certainty: number;
  /** How likely the question is one for this site, 0 to 1. */
  subject: number;
}

/** Finds what the site answers to a message: its answers by words and by meaning, its pages by what they are about. */
export class AnswerFinder {
  /** What it can answer. */
  readonly entries: readonly AnswerEntry[];
  readonly index: AnswerIndex;
  private readonly asked: AskedQuestions;
  private readonly matcher: WordMatcher;
  private readonly spelling: Spelling;
  /** Pages and posts that have answers. */
  private readonly answering: ReadonlySet<string>;

  constructor(
    pages: ContentIndex['pages'],
    documents: readonly SearchDocument[],
    private readonly parts: { documents: DocumentIndex; vectors: WordVectors },
  ) {
    const entries = entriesOf(pages, documents);
    this.entries = entries;
    this.answering = new Set(entries.filter(({ answer }) => answer).map(({ path }) => path));
    this.asked = new AskedQuestions(entries);
    this.index = new AnswerIndex(entries, (text) => parts.vectors.of(text), backgroundQuestions);
    this.matcher = new WordMatcher(parts.vectors, (term) => this.index.rarityOf(term));
    this.spelling = new Spelling(
      wordCounts(pages, documents),
      parts.vectors,
      new Set(backgroundQuestions.flatMap(termsOf)),
    );
  }

  /** The message with slips of the pen corrected. */
  corrected(message: string): string {
    return this.spelling.correct(message);
  }

  /** Answers to a message; `about` are keys of the entries the answer before was taken from. */
  find(message: string, about: readonly string[] = [], meaning?: Float64Array): FindResult {
    const text = this.corrected(message);
    const before = about.flatMap((key) => this.index.get(key) ?? []);
    const alone = this.look(text, goesOn(text) ? before : [], meaning);
    const parts = this.partsOf(text, alone, before);
    const near = inOrder(alone.judged, againstSilent.near)[0];
    const mayBeMeant =
      parts.length === 0 && near && near.certainty >= worthALook && alone.subject >= onSubject;
    return {
      parts,
      guess: mayBeMeant ? near.found.entry : undefined,
      nearest: alone.found.map(({ entry }) => entry),
      hits: alone.hits,
      quotable: this.isQuotable(alone),
    };
  }

  /** A page without answers of its own speaks for itself; a post has to be likely to be meant. */
  private isQuotable({ hits, best, certainty, subject }: Look): boolean {
    const [first] = hits;
    if (!first || !isOnTopic(hits) || this.answering.has(first.document.path)) return false;
    if (this.answering.size === 0) return true;
    if (subject < onSubject) return false;
    if (first.document.kind === 'page') return true;
    return certainty >= threshold && !best?.entry.answer;
  }

  private partsOf(text: string, look: Look, before: readonly AnswerEntry[]): AnsweredPart[] {
    // “What is in it?” asks for what was just spoken of.
    if (before.length > 0 && queryWords(text).length === 0)
      return [{ entry: before[0]!, certainty: threshold }];
    const written = this.writtenFor(text, before);
    if (written) return [{ entry: written, certainty: 1 }];
    const { clear, possible } = questionParts(text);
    const surely = this.answerParts(clear, before);
    if (answersSeveral(surely, look, before)) return surely;
    const isWhole = look.best && look.best.coverage >= whole;
    const perhaps = isWhole ? [] : this.answerParts(possible, before);
    return answersSeveral(perhaps, look, before) ? perhaps : onlyPart(look);
  }

  /** The answer written for just this question, unless it goes on from something else. */
  private writtenFor(text: string, before: readonly AnswerEntry[]): AnswerEntry | undefined {
    const entry = this.asked.get(text);
    const goesOnElsewhere = before.length > 0 && goesOn(text) && !subjectsOf(before).has(entry?.path ?? '');
    return goesOnElsewhere ? undefined : entry;
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

  private look(text: string, about: readonly AnswerEntry[], meaning?: Float64Array): Look {
    const hits = this.parts.documents.find(text);
    const pages = hits.slice(0, 8).map(({ document }) => document.path);
    const vector = this.parts.vectors.of(text);
    const subjects = subjectsOf(about);
    const meantAlone = about.length > 0 ? this.asked.withoutContext(text) : [];
    const found = this.index
      .find(text, { vector, pages, about, meaning })
      .filter(({ entry }) => subjects.has(entry.path) || !meantAlone.includes(entry));
    const weighed = this.judge(text, vector, { hits, found }).map((one) =>
      subjects.has(one.found.entry.path) ? goneOn(one) : one,
    );
    const judged = inOrder(weighed, againstSilent.chosen);
    const best = judged[0];
    return {
      hits,
      found: judged.map(({ found: one }) => one),
      best: best?.found,
      certainty: best?.certainty ?? 0,
      subject: best && subjects.has(best.found.entry.path) ? 1 : subjectFor(weighed[0]),
      judged,
    };
  }

  private judge(
    text: string,
    vector: TextVector,
    { hits, found }: { hits: Hit[]; found: FoundAnswer[] },
  ): Judged[] {
    const words = queryWords(text);
    const background = this.index.nearnessToBackground(vector);
    const leanings = this.index.leanings(vector);
    const bestOf = (silent: boolean) =>
      Math.max(0, ...found.filter(({ entry }) => entry.unknown === silent).map(strengthOf));
    const strongest = { silent: bestOf(true), stated: bestOf(false) };
    const shared = {
      onTopic: Number(isOnTopic(hits)),
      everyday: Number(isOfEverydayLife(text)),
      business: Number(speaksForABusiness(text)),
      single: Number(words.length < 2),
      strange: this.index.strangeness(words),
      addressed: Number(/\b(you|your|yours|u|ur)\b/i.test(text)),
      background,
      hit: hits[0]?.coverage ?? 0,
      world: leanings.world,
      named: Number(namesSomething(text)),
      who: Number(asksWho(text)),
    };
    return found.slice(0, judgedEntries).map((one, rank) => {
      const evidence: Evidence = {
        ...shared,
        ...this.matcher.match(text, words, one.entry),
        nearness: one.nearness,
        apart: one.nearness - background,
        coverage: one.coverage,
        asked: one.asked,
        fused: one.fused,
        margin: one.fused - (found[rank === 0 ? 1 : 0]?.fused ?? 0),
        samePage: Number(hits[0]?.document.path === one.entry.path),
        silent: Number(one.entry.unknown),
        post: Number(!one.entry.answer),
        leaning: one.entry.unknown ? leanings.silent : -leanings.silent,
        rival: (one.entry.unknown ? strongest.stated : strongest.silent) - strengthOf(one),
        figureless: Number(asksFigureInVain(text, one.entry.answer)),
      };
      return { found: one, evidence, certainty: certaintyOf(evidence) };
    });
  }

  /** What speaks for the best entries for a question; the weights are fitted to it. */
  evidenceFor(message: string): Judged[] {
    return this.look(this.spelling.correct(message), []).judged;
  }
}

/** Whether these answer a message of several questions: unless it goes on from an answer, one has to be rather sure on its own. */
const answersSeveral = (
  parts: readonly AnsweredPart[],
  { subject }: Look,
  before: readonly AnswerEntry[],
): boolean =>
  parts.length > 1 &&
  (before.length > 0 || (subject >= onSubject && parts.some(({ certainty }) => certainty >= sureOfFirst)));

/** The best answer when it is one; a post only where it is the first of what is about the question. */
function onlyPart({ best, certainty, subject, hits }: Look): AnsweredPart[] {
  if (!best || certainty < threshold) return [];
  const { entry } = best;
  if (!entry.unknown && subject < surelyOnSubject) return [];
  const apart = !entry.answer && hits[0]?.document.path !== entry.path;
  return apart ? [] : [{ entry, certainty }];
}
