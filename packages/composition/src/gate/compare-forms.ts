import type { PageLook } from './page-look.js';
import { named, without, type Problem } from './problem.js';

/** What forms send otherwise than on the live page, and what comes of it there no more. */
export function unsent(live: PageLook, now: PageLook): Problem[] {
  const times = (requests: string[], request: string) => requests.filter((one) => one === request).length;
  const known = [...new Set(live.sent)];
  const missing = without(known, now.sent);
  // Where a request is not sent at all, that says what it had and how often it came as well.
  const apart = missing.filter((one) => !missing.some((other) => one.startsWith(`${other} `)));
  const isRepeated = (request: string) =>
    now.repeated.includes(request) &&
    !live.repeated.includes(request) &&
    // What a busy machine sends late counts for the next press.
    times(now.sent, request) > times(live.sent, request);
  const elsewhere = [...new Set(now.sent)].filter((request) => /^POST https?:/.test(request));
  const unshown = without([...new Set(live.shownAnswers)], now.shownAnswers).filter((request) =>
    now.sent.includes(request),
  );
  const lost = without(live.keeping, now.keeping).filter((name) => now.pressed.includes(name));
  return [
    ...named('forms', apart, 'its form does not send * any more'),
    ...named('forms', known.filter(isRepeated), 'its form sends * more than once'),
    ...named('forms', elsewhere, 'its form sends to another site: *'),
    ...(now.windows > live.windows
      ? [{ check: 'forms', says: 'once its form was sent, it opens a window' }]
      : []),
    ...Object.entries(now.said)
      .filter(([request, length]) => length < (live.said[request] ?? 0) * 0.5)
      .map(([request, length]) => ({
        check: 'forms',
        says: `once its form sent "${request}", ${length} characters of what it says are to be seen, on the live page ${live.said[request]}`,
      })),
    ...named('forms', unshown, 'what is answered to * is not shown any more'),
    ...named('forms', without([...new Set(now.closed)], live.closed), 'one cannot write into *'),
    ...named('forms', lost, 'when it cannot be sent, its form loses what was written into *'),
    ...named(
      'forms',
      without([...new Set(now.unasked)], live.unasked),
      'it sends * although nobody sent anything',
    ),
  ];
}
