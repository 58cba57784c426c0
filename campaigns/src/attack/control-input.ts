import { sendBytes } from '@northgate/composition/testing/send-bytes.js';
import fc from 'fast-check';
import { inLanes } from '../load.js';
import type { Attack } from './attack.js';

const tries = 600;
/** An answer that has not come after this will not, in milliseconds: it waits for bytes that were announced. */
const quiet = 200;

const oneLine = (text: string): string => text.replace(/[\r\n]/g, '');
const latin = fc
  .string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 40 })
  .map(oneLine);
const odd = fc.constantFrom(
  ...['%', '%00', '%ff', '%E0%A4%A', '//', '///x', '..', '[', ']', '@', ':', '\\', '?token=%', '#', '\u00e9'],
  'x'.repeat(9000),
);
const word = fc.oneof(
  latin,
  odd,
  fc.tuple(latin, odd).map(([first, second]) => first + second),
);

const target = fc.oneof(
  fc.constantFrom(
    '/',
    '/api/releases/actions',
    `/api/releases/return/${'9'.repeat(400)}`,
    '/api/logout',
    '*',
  ),
  word.map((text) => `/api/releases/return/${text}`),
  word.map((text) => `/api/releases/refusals/${text}`),
  word.map((text) => `/assets/${text}`),
  word.map((text) => `/desk/${text}`),
  word.map((text) => `/enter?link=${text}`),
  word.map((text) => `/login/oidc/callback?code=${text}`),
  word.map((text) => `/${text}`),
  word,
);
const cookie = fc.oneof(
  word.map((text) => `northgate_console=${text}`),
  word,
  fc.tuple(word, word).map(([first, second]) => `northgate_console=${first}; ${second}`),
);

/** Requests of which every part may be malformed, for a control server at a port. */
const malformed = (port: number): fc.Arbitrary<string> =>
  fc
    .record({
      method: fc.oneof(fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'OPTIONS'), latin),
      target,
      host: fc.oneof(
        fc.constant(`localhost:${port}`),
        word,
        word.map((text) => `localhost:${text}`),
      ),
      origin: fc.oneof(fc.constant(`http://localhost:${port}`), word),
      cookie,
      type: fc.oneof(fc.constant('application/x-www-form-urlencoded'), word),
      body: fc.oneof(
        fc.constant(''),
        word,
        word.map((text) => `token=${text}`),
      ),
      length: fc.oneof(fc.constant(null), word),
    })
    .map(({ method, body, length, type, ...parts }) =>
      [
        `${method} ${parts.target} HTTP/1.1`,
        ...[`host: ${parts.host}`, `origin: ${parts.origin}`, `cookie: ${parts.cookie}`],
        ...[
          `content-type: ${type}`,
          `content-length: ${length ?? body.length}`,
          'connection: close',
          '',
          body,
        ],
      ].join('\r\n'),
    );

/** Requests that mean nothing, sent to the port of operators: none is answered with an error of its own, and nothing moves. */
export const controlInput: Attack = {
  name: 'nonsense at the port of operators',
  share: 10,
  async run({ control, store }, { until, tries: most = tries, seed }) {
    const findings: string[] = [];
    const before = (await store.live())?.move.sequence;
    const begun = await inLanes(
      fc.sample(malformed(control), { seed, numRuns: most }),
      { lanes: 16, until },
      async (bytes) => {
        const answer = await sendBytes(control, bytes, quiet);
        if (/^HTTP\/1\.1 5/.test(answer))
          findings.push(`${answer.slice(9, 12)}: ${JSON.stringify(bytes.slice(0, 300))}`);
      },
    );
    const { status } = await fetch(`http://127.0.0.1:${control}/api/login`);
    if (status !== 200) findings.push(`afterwards the page was answered with ${status}`);
    if ((await store.live())?.move.sequence !== before) findings.push('something else is live now');
    return { tries: begun, held: begun - findings.length, findings, note: `made up from seed ${seed}` };
  },
};
