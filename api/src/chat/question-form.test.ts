import { asksFigureInVain, asksWho, namesSomething } from './question-form.js';

it.each([
  ['Do you work with Acme?', true],
  ['Acme or you?', false],
  ['what runs on your servers', false],
  ['Can I put your AI behind my CCTV?', false],
  ['DO YOU WORK WITH ACME', false],
])('knows whether "%s" names somebody: %s', (question, names) => {
  expect(namesSomething(question)).toBe(names);
});

it.each([
  ['Who owns the model?', true],
  ['whose data is it', true],
  ['What is a whole site?', false],
])('knows whether "%s" asks for a person: %s', (question, asks) => {
  expect(asksWho(question)).toBe(asks);
});

it.each([
  ['How many cameras fit one server?', 'It depends on the site.', true],
  ['How many days does it take?', 'Seven days, from day 1 to day 7.', false],
  ['What happens on the first day?', 'We measure the room.', false],
])('"%s" answered by "%s" lacks its figure: %s', (question, answer, lacks) => {
  expect(asksFigureInVain(question, answer)).toBe(lacks);
});
