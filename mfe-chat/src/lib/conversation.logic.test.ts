import { begin, mayAsk, readAnswer, withQuestion, withReply } from './conversation.logic';

const now = Date.UTC(2026, 10, 20);

test.each(['', ' ', '\n', ' \t\n '])('blank text %j is refused', (text) => {
  expect(mayAsk(text, false)).toBe(false);
});

test('a second question waits for the answer to the first', () => {
  expect(mayAsk('Can it run on our servers?', false)).toBe(true);
  expect(mayAsk('Can it run on our servers?', true)).toBe(false);
});

test('lines carry id, role, content and time, and only an open question makes the conversation pending', () => {
  const greeted = begin('Hello!', now);
  expect(greeted).toEqual({
    pending: false,
    messages: [{ id: '1', role: 'assistant', content: 'Hello!', sources: [], timestamp: now }],
  });
  const asked = withQuestion(greeted, 'How many?', now + 1);
  expect(asked.pending).toBe(true);
  expect(asked.messages[1]).toEqual({
    id: '2',
    role: 'user',
    content: 'How many?',
    sources: [],
    timestamp: now + 1,
  });
  const answered = withReply(asked, { content: 'Four.', sources: [] }, now + 2);
  expect(answered.pending).toBe(false);
  expect(answered.messages.map(({ id, content }) => [id, content])).toEqual([
    ['1', 'Hello!'],
    ['2', 'How many?'],
    ['3', 'Four.'],
  ]);
});

test('without a greeting a conversation begins empty', () => {
  expect(begin(undefined, now)).toEqual({ messages: [], pending: false });
});

test('only the field response is read as the answer', () => {
  expect(readAnswer({ response: ' Four. ', message: 'other', answer: 'other' })).toEqual({
    content: 'Four.',
    sources: [],
  });
});

test.each([
  null,
  undefined,
  'Four.',
  {},
  { response: '' },
  { response: '  ' },
  { response: 4 },
  { answer: 'x' },
])('a body without text in response is no answer: %j', (body) => expect(readAnswer(body)).toBeNull());

test.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'blog',
  '',
  7,
  null,
])('a source whose path leaves the site is left out: %j', (path) => {
  const good = { title: 'AI CCTV Security', path: '/cctv-security' };
  expect(readAnswer({ response: 'Four.', sources: [{ title: 'Bad', path }, good] })?.sources).toEqual([good]);
});

test('a page is named once, and sources of another shape do no harm', () => {
  const page = { title: 'Privacy', path: '/privacy-policy' };
  expect(readAnswer({ response: 'Yes.', sources: [page, page, null, { path: '/x' }] })?.sources).toEqual([
    page,
  ]);
  expect(readAnswer({ response: 'Yes.', sources: 'all of them' })?.sources).toEqual([]);
});
