import type { Trick } from './request-framings.js';

const many = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}: ${at}\r\n`).join('');

/** Ways to say, or nearly say, that a body has a length. */
const lengths: [name: string, lines: (length: number) => string][] = [
  ['a plain length', (n) => `Content-Length: ${n}`],
  ['the same length twice', (n) => `Content-Length: ${n}\r\nContent-Length: ${n}`],
  ['none, then a length', (n) => `Content-Length: 0\r\nContent-Length: ${n}`],
  ['a length, then none', (n) => `Content-Length: ${n}\r\nContent-Length: 0`],
  ['a list of lengths', (n) => `Content-Length: ${n}, ${n}`],
  ['a list with none', (n) => `Content-Length: 0, ${n}`],
  ['a plus sign', (n) => `Content-Length: +${n}`],
  ['a minus sign', (n) => `Content-Length: -${n}`],
  ['hexadecimal', (n) => `Content-Length: 0x${n.toString(16)}`],
  ['underscores', (n) => `Content-Length: ${String(n).split('').join('_')}`],
  ['zeros before', (n) => `Content-Length: 000${n}`],
  ['a fraction', (n) => `Content-Length: ${n}.0`],
  ['an exponent', (n) => `Content-Length: ${n}e0`],
  ['a semicolon', (n) => `Content-Length: ${n};x`],
  ['quotes', (n) => `Content-Length: "${n}"`],
  ['a word after', (n) => `Content-Length: ${n} x`],
  ['a NUL after', (n) => `Content-Length: ${n}\0`],
  ['a vertical tab', (n) => `Content-Length: \x0b${n}`],
  ['a no-break space', (n) => `Content-Length: \xa0${n}`],
  ['tabs', (n) => `Content-Length:\t${n}\t`],
  ['more than 64 bits', (n) => `Content-Length: ${2n ** 64n + BigInt(n)}`],
  ['more than 32 bits', (n) => `Content-Length: ${2 ** 32 + n}`],
  ['a space before the colon', (n) => `Content-Length : ${n}`],
  ['a tab before the colon', (n) => `Content-Length\t: ${n}`],
  ['a NUL before the colon', (n) => `Content-Length\0: ${n}`],
  ['a folded value', (n) => `Content-Length:\r\n ${n}`],
  ['a value folded after it', (n) => `Content-Length: ${n}\r\n 0`],
  ['a folded header', (n) => `X: y\r\n Content-Length: ${n}`],
  ['behind a bare CR', (n) => `X: y\rContent-Length: ${n}`],
  ['behind a bare LF', (n) => `X: y\nContent-Length: ${n}`],
  ['behind CR CR LF', (n) => `X: y\r\r\nContent-Length: ${n}`],
  ['behind a line without a colon', (n) => `X\r\nContent-Length: ${n}`],
  ['behind a line without a name', (n) => `: y\r\nContent-Length: ${n}`],
  ['named by Connection', (n) => `Connection: Content-Length\r\nContent-Length: ${n}`],
  ['closing, named by Connection', (n) => `Connection: close, Content-Length\r\nContent-Length: ${n}`],
  ['behind 110 headers', (n) => `${many(110)}Content-Length: ${n}`],
  ['behind 100 headers', (n) => `${many(100)}Content-Length: ${n}`],
  ['behind 700 headers', (n) => `${many(700)}Content-Length: ${n}`],
  ['before 110 headers', (n) => `Content-Length: ${n}\r\n${many(110).trimEnd()}`],
  ['in small letters', (n) => `content-length: ${n}`],
  ['expecting to go on', (n) => `Expect: 100-continue\r\nContent-Length: ${n}`],
  ['expecting twice', (n) => `Expect: 100-continue\r\nExpect: 100-continue\r\nContent-Length: ${n}`],
  ['expecting something else', (n) => `Expect: 200-ok\r\nContent-Length: ${n}`],
  ['expecting a list', (n) => `Expect: 100-continue, more\r\nContent-Length: ${n}`],
  [
    'upgrading to h2c',
    (n) =>
      `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\nContent-Length: ${n}`,
  ],
  [
    'upgrading to websocket',
    (n) => `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nContent-Length: ${n}`,
  ],
  ['upgrading without saying so', (n) => `Upgrade: h2c\r\nContent-Length: ${n}`],
  ['two hosts', (n) => `Host: b\r\nContent-Length: ${n}`],
  ['a method in a header', (n) => `X-HTTP-Method-Override: PUT\r\nContent-Length: ${n}`],
  ['a proxy connection', (n) => `Proxy-Connection: keep-alive\r\nContent-Length: ${n}`],
];

/** The other request is what the length, if it counts, says is a body. */
export const lengthTricks: Trick[] = lengths.map(([name, lines]) => ({
  name: `length: ${name}`,
  bytes: ({ method, target, inner }) =>
    `${method} ${target} HTTP/1.1\r\nHost: a\r\n${lines(inner.length)}\r\n\r\n${inner}`,
}));
