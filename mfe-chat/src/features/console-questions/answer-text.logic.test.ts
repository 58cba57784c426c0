import { isComplete, pullRequestText, type DraftedAnswer } from './answer-text.logic';

const draft: DraftedAnswer = {
  ask: "What's in the box?\n\n  Which parts come with it? ",
  answer: 'A camera and\na cable.',
  page: '/cctv-security',
  nearest: "What's delivered?",
  count: 3,
};

it('writes an entry that can be pasted, with its place and its reasons', () => {
  const text = pullRequestText(draft);
  expect(text.split('\n')[0]).toBe('answers: say "What\'s in the box?" on /cctv-security');
  expect(text).toContain('Asked 3 times');
  expect(text).toContain("        'What\\'s in the box?',\n        'Which parts come with it?',\n");
  expect(text).toContain("'A camera and\\na cable.',");
  expect(text).toContain("git grep -nF 'What\\'s delivered?'");
});

it('names the app by command where nothing is near', () => {
  expect(pullRequestText({ ...draft, nearest: '', count: 1 })).toMatch(/Asked once[^]*npm run apps/);
});

it('wants a question, an answer and a page', () => {
  expect(isComplete(draft)).toBe(true);
  for (const missing of [{ ask: ' \n' }, { answer: ' ' }, { page: '' }])
    expect(isComplete({ ...draft, ...missing })).toBe(false);
});
