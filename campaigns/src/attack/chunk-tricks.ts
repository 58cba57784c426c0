import type { Trick } from './request-framings.js';

const hex = (text: string) => text.length.toString(16);
const end = '0\r\n\r\n';

/** Ways to write chunks of which the first one holds the other request. */
const chunks: [name: string, body: (inner: string) => string][] = [
  ['an extension', (inner) => `${hex(inner)};a=b\r\n${inner}\r\n${end}`],
  ['an extension without a value', (inner) => `${hex(inner)};\r\n${inner}\r\n${end}`],
  ['an extension in quotes', (inner) => `${hex(inner)};a="b;c"\r\n${inner}\r\n${end}`],
  ['a line end in an extension', (inner) => `${hex(inner)};a="\r\n"\r\n${inner}\r\n${end}`],
  ['a bare LF in an extension', (inner) => `${hex(inner)};\n${inner}\r\n${end}`],
  ['a bare CR in an extension', (inner) => `${hex(inner)};\rx\r\n${inner}\r\n${end}`],
  ['a NUL in an extension', (inner) => `${hex(inner)};\0\r\n${inner}\r\n${end}`],
  ['an extension of 20 KB', (inner) => `${hex(inner)};${'x'.repeat(20_000)}\r\n${inner}\r\n${end}`],
  ['a second chunk hidden in an extension', (inner) => `2;\nxx\r\n${hex(inner)}\r\n${inner}\r\n${end}`],
  ['capital letters', (inner) => `${hex(inner).toUpperCase()}\r\n${inner}\r\n${end}`],
  ['zeros before', (inner) => `0000${hex(inner)}\r\n${inner}\r\n${end}`],
  ['a prefix', (inner) => `0x${hex(inner)}\r\n${inner}\r\n${end}`],
  ['a plus sign', (inner) => `+${hex(inner)}\r\n${inner}\r\n${end}`],
  ['a minus sign', (inner) => `-${hex(inner)}\r\n${inner}\r\n${end}`],
  ['underscores', (inner) => `${hex(inner).split('').join('_')}\r\n${inner}\r\n${end}`],
  ['a space before', (inner) => ` ${hex(inner)}\r\n${inner}\r\n${end}`],
  ['a space after', (inner) => `${hex(inner)} \r\n${inner}\r\n${end}`],
  ['a tab after', (inner) => `${hex(inner)}\t\r\n${inner}\r\n${end}`],
  ['a NUL after', (inner) => `${hex(inner)}\0\r\n${inner}\r\n${end}`],
  ['a bare LF after the size', (inner) => `${hex(inner)}\n${inner}\r\n${end}`],
  ['a bare CR after the size', (inner) => `${hex(inner)}\r${inner}\r\n${end}`],
  ['CR CR LF after the size', (inner) => `${hex(inner)}\r\r\n${inner}\r\n${end}`],
  ['a bare LF after the bytes', (inner) => `${hex(inner)}\r\n${inner}\n${end}`],
  ['nothing after the bytes', (inner) => `${hex(inner)}\r\n${inner}${end}`],
  ['two bytes too many', (inner) => `${hex(inner)}\r\n${inner}xx\r\n${end}`],
  [
    'a size of more than 64 bits',
    (inner) => `10000000000000000${hex(inner).padStart(3, '0')}\r\n${inner}\r\n${end}`,
  ],
  ['a size that is no number', (inner) => `z\r\n${inner}\r\n${end}`],
  ['no size', (inner) => `\r\n${inner}\r\n${end}`],
  ['bare LFs everywhere', (inner) => `${hex(inner)}\n${inner}\n0\n\n`],
  ['a last chunk that never comes', (inner) => `${hex(inner)}\r\n${inner}\r\n`],
  ['a chunk that never ends', (inner) => `${(inner.length + 99).toString(16)}\r\n${inner}`],
  ['a trailer', (inner) => `${hex(inner)}\r\n${inner}\r\n0\r\nX-Late: 1\r\n\r\n`],
  ['a length in a trailer', (inner) => `${hex(inner)}\r\n${inner}\r\n0\r\nContent-Length: 99\r\n\r\n`],
  [
    'a coding in a trailer',
    (inner) => `${hex(inner)}\r\n${inner}\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n`,
  ],
  [
    'a host in a trailer',
    (inner) => `${hex(inner)}\r\n${inner}\r\n0\r\nHost: b\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n`,
  ],
  ['a folded trailer', (inner) => `${hex(inner)}\r\n${inner}\r\n0\r\nX-Late: 1\r\n 2\r\n\r\n`],
  ['a trailer behind a bare LF', (inner) => `${hex(inner)}\r\n${inner}\r\n0\nX-Late: 1\r\n\r\n`],
];

export const chunkTricks: Trick[] = chunks.map(([name, body]) => ({
  name: `chunk: ${name}`,
  bytes: ({ method, target, inner }) =>
    `${method} ${target} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${body(inner)}`,
}));
