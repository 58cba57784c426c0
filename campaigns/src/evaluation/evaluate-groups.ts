import { createHash } from 'node:crypto';
import { chatAboutHeader } from '@northgate/contracts/chat-about.js';
import { chatAnswer, type ChatAnswer } from '@northgate/contracts/chat.js';
import { contentIndex, contentIndexPath } from '@northgate/contracts/content-index.js';
import { paths } from '@northgate/site/paths.js';
import { backgroundQuestions } from 'api/chat/background-questions.js';
import { wordsOf } from 'api/chat/query-words.js';
import { groups, type GroupName } from './questions/groups.js';
import type { EvaluationQuestion } from './questions/question.js';

export type Half = 'tuned' | 'held out';

/** What was counted of the questions of one group and half. */
export interface GroupScore {
  questions: number;
  /** Questions whose first page was right, and those that had a right one among their first three. */
  first: number;
  firstThree: number;
  /** Answers that hold every fact they must and nothing they may not. */
  facts: number;
  /** Answers that give themselves as known. */
  known: number;
}

export interface GroupEvaluation {
  scores: Record<GroupName, Record<Half, GroupScore>>;
  /** Questions of the held-out half that are not counted, since somebody of the site wrote the very same one. */
  leftOut: number;
  /** Median time of an answer in milliseconds. */
  median: number;
  /** What went wrong in the tuned half, where looking is allowed. */
  misses: string[];
}

/** Groups whose questions the site cannot answer; the others name their pages. */
export const unanswerable: readonly GroupName[] = ['unknown', 'off topic'];

/** Ways in which an answer says that the site does not say it. */
const honest =
  /(stat|nam|list|offer|describ|mention|say|quot|giv|claim)\w* (no|nothing)\b|not (stated|named)|(does|do) not (say|state|name)|found nothing|has no page|am the assistant|I answer questions/i;

/** Follows from the text alone, so that a question never changes sides. */
export const halfOf = ({ turns }: EvaluationQuestion): Half =>
  createHash('sha256').update(turns.join('\n')).digest()[0]! % 2 === 0 ? 'tuned' : 'held out';

const nothing = (): GroupScore => ({ questions: 0, first: 0, firstThree: 0, facts: 0, known: 0 });

/** Puts every question of the ten groups to the chat of a site. Throws when it is not answered. */
export async function evaluateGroups(origin: string): Promise<GroupEvaluation> {
  const misses: string[] = [];
  const times: number[] = [];
  const scores = {} as GroupEvaluation['scores'];
  const written = await writtenQuestions(origin);
  let leftOut = 0;
  for (const [name, questions] of Object.entries(groups) as [GroupName, readonly EvaluationQuestion[]][]) {
    scores[name] = { tuned: nothing(), 'held out': nothing() };
    for (const question of questions) {
      const half = halfOf(question);
      if (half === 'held out' && written.has(wordForWord(question.turns))) {
        leftOut += 1;
        continue;
      }
      const { answer, took } = await converse(origin, question.turns);
      times.push(took);
      const right = count(scores[name][half], question, answer);
      const pretends = unanswerable.includes(name) && givesItselfAsKnown(answer);
      if (half === 'tuned' && (!right || pretends))
        misses.push(`${name}: ${question.turns.join(' > ')} → ${answer.response.slice(0, 120)}`);
    }
  }
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!;
  return { scores, leftOut, median, misses };
}

const wordForWord = (turns: readonly string[]): string => wordsOf(turns.join(' ')).join(' ');

/** What the pages say they are asked, and what the assistant takes for a question of the world at large. */
async function writtenQuestions(origin: string): Promise<Set<string>> {
  const response = await fetch(new URL(contentIndexPath, origin));
  const { pages } = contentIndex.parse(await response.json());
  const asked = pages.flatMap(({ ask, answers }) => [...ask, ...answers.flatMap((one) => one.ask)]);
  return new Set([...asked, ...backgroundQuestions].map((question) => wordForWord([question])));
}

/** Adds an answer to a score; whether it was right. */
function count(score: GroupScore, { pages, facts, never }: EvaluationQuestion, answer: ChatAnswer): boolean {
  const place = pagesOf(answer).findIndex((path) => pages.includes(path));
  const right =
    facts.every((fact) => fact.test(answer.response)) && !never.some((word) => word.test(answer.response));
  score.questions += 1;
  score.first += Number(place === 0);
  score.firstThree += Number(place >= 0 && place < 3);
  score.facts += Number(right);
  score.known += Number(givesItselfAsKnown(answer));
  return right && (pages.length === 0 || place === 0);
}

const givesItselfAsKnown = ({ response }: ChatAnswer): boolean => !honest.test(response);

const pagesOf = ({ sources }: ChatAnswer): string[] => [
  ...new Set(sources.map(({ path }) => path.split('#', 1)[0] || paths.home)),
];

/** Says one thing after the other, as the widget does; the last answer and how long it took in milliseconds. */
async function converse(origin: string, turns: readonly string[]) {
  let answer: ChatAnswer = { response: '', sources: [] };
  let about: string | undefined;
  let took = 0;
  for (const message of turns) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(about ? { [chatAboutHeader]: about } : {}) },
      body: JSON.stringify({ message }),
    });
    if (!response.ok) throw new Error(`${origin} answered ${response.status} to “${message}”`);
    answer = chatAnswer.parse(await response.json());
    took = performance.now() - began;
    about = answer.about ?? about;
  }
  return { answer, took };
}
