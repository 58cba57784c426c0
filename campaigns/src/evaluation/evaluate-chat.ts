import { createHash } from 'node:crypto';
import { chatAnswer } from '@northgate/contracts/chat.js';
import { paths } from '@northgate/site/paths.js';
import { eventually } from 'api/testing/eventually.js';
import { offTopic, questions } from './questions.content.js';

type Half = 'tuned' | 'held out';

interface Score {
  questions: number;
  /** Questions whose first page was right, and those that had a right one among their first three. */
  first: number;
  firstThree: number;
}

interface OffTopicScore {
  questions: number;
  answered: number;
}

export interface Evaluation {
  halves: Record<Half, Score>;
  offTopic: Record<Half, OffTopicScore>;
  /** What went wrong in the tuned half, where looking is allowed. */
  misses: string[];
}

/** Follows from the text alone, so that a question never changes sides. */
export const halfOf = (text: string): Half =>
  createHash('sha256').update(text).digest()[0]! % 2 === 0 ? 'tuned' : 'held out';

/** Puts every question to the chat of a site and counts which pages it names. Throws when it is not answered. */
export async function evaluateChat(origin: string): Promise<Evaluation> {
  const misses: string[] = [];
  const halves = { tuned: nothing(), 'held out': nothing() };
  for (const [text, ...right] of questions) {
    const half = halfOf(text);
    const named = await pagesFor(origin, text);
    const place = named.findIndex((path) => right.includes(path));
    halves[half].questions += 1;
    halves[half].first += Number(place === 0);
    halves[half].firstThree += Number(place >= 0 && place < 3);
    if (half === 'tuned' && place !== 0) misses.push(`${text} → ${named.join(' ')}, not ${right.join(' ')}`);
  }
  const decline = async (half: Half): Promise<OffTopicScore> => {
    let answered = 0;
    for (const text of offTopic[half]) {
      const named = await pagesFor(origin, text);
      if (named.every((path) => path === paths.contact)) continue;
      answered += 1;
      if (half === 'tuned') misses.push(`off topic: ${text} → ${named.join(' ')}`);
    }
    return { questions: offTopic[half].length, answered };
  };
  return {
    halves,
    offTopic: { tuned: await decline('tuned'), 'held out': await decline('held out') },
    misses,
  };
}

const nothing = (): Score => ({ questions: 0, first: 0, firstThree: 0 });

/** A site that has just started answers from its posts until the api has read its pages. */
export const untilPagesAreRead = (origin: string): Promise<void> =>
  eventually(async () => (await pagesFor(origin, 'Privacy policy')).includes(paths.privacy), 30_000);

/** The pages an answer names, best first. */
async function pagesFor(origin: string, message: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  if (!response.ok) throw new Error(`${origin} answered ${response.status} to “${message}”`);
  const { sources } = chatAnswer.parse(await response.json());
  return [...new Set(sources.map(({ path }) => path.split('#', 1)[0]!))];
}
