import type { QuestionReport } from '../questions.js';

const line = { week: '2026-11-23', page: '/contact', nearest: 'Do you offer CCTV?', count: 2 };

const report: QuestionReport = {
  counts: [
    { ...line, answered: false },
    { ...line, page: '', nearest: '', answered: false, count: 1 },
    { ...line, page: '/', answered: true, count: 3 },
  ],
  words: [
    {
      ...{ askedAt: '2026-11-24T10:00:00.000Z', page: '/contact', nearest: line.nearest },
      question: 'Do you sell bananas?',
    },
  ],
  keepDays: 30,
  pages: { [line.nearest]: '/cctv-security' },
};

/** What the desk answers about questions. */
export const recordedQuestions = { '/desk/questions': report };

/** Where questions are looked at. */
export const questionPlaces = ['/questions'];
