import type { PageLook } from './page-look.js';
import { listed, type Problem } from './problem.js';

/** What forms send otherwise than on the live page, and what comes of it there no more. */
export function unsent(live: PageLook, now: PageLook): Problem[] {
  const say = (names: string[], says: string): Problem[] =>
    names.length ? [{ check: 'forms', says: says.replace('*', listed(names)) }] : [];
  const times = (requests: string[], request: string) => requests.filter((one) => one === request).length;
  const known = new Set(live.sent);
  return [
    ...say(
      [...known].filter((request) => !now.sent.includes(request)),
      'its form does not send * any more',
    ),
    ...say(
      [...known].filter(
        (request) =>
          now.repeated.includes(request) &&
          !live.repeated.includes(request) &&
          // What a busy machine sends late counts for the next press.
          times(now.sent, request) > times(live.sent, request),
      ),
      'its form sends * more than once',
    ),
    ...say(
      [...new Set(now.sent)].filter((request) => /^POST https?:/.test(request)),
      'its form sends to another site: *',
    ),
    ...(now.windows > live.windows
      ? [{ check: 'forms', says: 'once its form was sent, it opens a window' }]
      : []),
    ...Object.entries(now.said)
      .filter(([request, length]) => length < (live.said[request] ?? 0) * 0.5)
      .map(([request, length]) => ({
        check: 'forms',
        says: `once "${request}" was taken, it says ${length} characters, the live page ${live.said[request]}`,
      })),
    ...say(
      live.shownAnswers.filter(
        (request) => now.sent.includes(request) && !now.shownAnswers.includes(request),
      ),
      'what is answered to * is not shown any more',
    ),
    ...say(
      [...new Set(now.closed)].filter((name) => !live.closed.includes(name)),
      'one cannot write into *',
    ),
    ...say(
      live.keeping.filter((name) => now.pressed.includes(name) && !now.keeping.includes(name)),
      'when it cannot be sent, its form loses what was written into *',
    ),
    ...say(
      [...new Set(now.unasked)].filter((request) => !live.unasked.includes(request)),
      'it sends * although nobody sent anything',
    ),
  ];
}
