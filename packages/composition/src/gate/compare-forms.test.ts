import { unsent } from './compare-forms.js';
import { emptyLook } from './page-look.js';

const request = 'POST /api/chat';
const look = (times: number, repeated: string[] = []) => ({
  ...emptyLook(true),
  sent: Array<string>(times).fill(request),
  repeated,
});

it.each([
  ['one press sends it twice', look(4), look(8, [request]), [`its form sends "${request}" more than once`]],
  ['one press came to nothing on the live page', look(3), look(4), []],
  ['what one press sent came late on a busy machine', look(4), look(4, [request]), []],
  ['it does so on the live page too', look(8, [request]), look(9, [request]), []],
])('where %s', (_, live, now, says) => {
  expect(unsent(live, now).map((one) => one.says)).toEqual(says);
});

it('where it shows the first answer only', () => {
  const second = `${request} a second time`;
  const live = { ...look(3), sent: [request, second], shownAnswers: [request, second, second] };
  const now = { ...live, shownAnswers: [request] };
  expect(unsent(live, now).map((one) => one.says)).toEqual([
    `what is answered to "${second}" is not shown any more`,
  ]);
});
