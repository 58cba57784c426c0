import { expect, it } from '@jest/globals';
import type { AnswerEntry } from './answer-index.js';
import { queryWords } from './query-words.js';
import { WordMatcher } from './word-match.js';
import { WordVectors } from './word-vectors.js';

const entry: AnswerEntry = {
  id: 0,
  key: '0123456789',
  path: '/cctv-security',
  title: 'Cameras',
  ask: ['Does it find abandoned bags?'],
  answer: 'A suitcase that stays when its owner goes.',
  anchor: '',
  unknown: false,
};
const matcher = new WordMatcher(WordVectors.shipped(), () => 1);
const match = (question: string) => matcher.match(question, queryWords(question), entry);

it('finds every word of a question in an answer that has them', () => {
  expect(match('abandoned bags')).toMatchObject({ soft: 1, missing: 0 });
});

it('takes words of like meaning for less than the words themselves', () => {
  const { soft } = match('luggage');
  expect(soft).toBeGreaterThan(0.2);
  expect(soft).toBeLessThan(1);
});

it('names what is missing', () => {
  expect(match('abandoned democracy').missing).toBeGreaterThan(0.7);
});
