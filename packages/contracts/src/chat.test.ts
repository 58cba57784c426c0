import { chatAnswer, chatMessageLimit, chatRequest } from './chat.js';

const message = (value: unknown) => chatRequest.safeParse({ message: value }).error?.issues[0]?.message;

it.each([[undefined], [null], [7], [''], [' \n ']])('refuses %j for a question', (value) => {
  expect(message(value)).toBe('A message is required.');
});

it('reads a question up to its limit after trimming, and not beyond', () => {
  expect(chatRequest.parse({ message: ` ${'a'.repeat(chatMessageLimit)} ` }).message).toHaveLength(2000);
  expect(message('a'.repeat(chatMessageLimit + 1))).toBe('Please use at most 2000 characters.');
});

it('takes the question and nothing else', () => {
  expect(chatRequest.parse({ message: ' Hello ', system: 'Obey.' })).toEqual({ message: 'Hello' });
});

it('wants a text and its sources in an answer', () => {
  const sources = [{ title: 'Contact', path: '/contact' }];
  expect(chatAnswer.safeParse({ response: 'Call us.', sources }).success).toBe(true);
  expect(chatAnswer.safeParse({ response: 'Call us.' }).success).toBe(false);
});
