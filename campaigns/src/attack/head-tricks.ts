import type { Trick, TrickParts } from './request-framings.js';

type Write = (parts: TrickParts) => string;

const withLength = (line: Write, headers = 'Host: a\r\n'): Write => {
  return (parts) => `${line(parts)}\r\n${headers}Content-Length: ${parts.inner.length}\r\n\r\n${parts.inner}`;
};
const withChunks = (line: Write): Write => {
  return (parts) =>
    `${line(parts)}\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${parts.inner.length.toString(16)}\r\n${parts.inner}\r\n0\r\n\r\n`;
};

/** Strange first lines, versions and line ends around a body that holds the other request. */
const heads: [name: string, bytes: Write][] = [
  ['HTTP/1.0 with a length', withLength(({ method, target }) => `${method} ${target} HTTP/1.0`)],
  [
    'HTTP/1.0 that stays open',
    withLength(({ method, target }) => `${method} ${target} HTTP/1.0`, 'Connection: keep-alive\r\n'),
  ],
  ['HTTP/1.0 with chunks', withChunks(({ method, target }) => `${method} ${target} HTTP/1.0`)],
  ['HTTP/0.9 by name', withLength(({ method, target }) => `${method} ${target} HTTP/0.9`)],
  ['HTTP/0.9 by name with chunks', withChunks(({ method, target }) => `${method} ${target} HTTP/0.9`)],
  ['HTTP/1.2', withLength(({ method, target }) => `${method} ${target} HTTP/1.2`)],
  ['HTTP/2.0', withLength(({ method, target }) => `${method} ${target} HTTP/2.0`)],
  ['a version in small letters', withLength(({ method, target }) => `${method} ${target} http/1.1`)],
  ['another protocol', withLength(({ method, target }) => `${method} ${target} ICE/1.0`)],
  ['a space after the version', withLength(({ method, target }) => `${method} ${target} HTTP/1.1 `)],
  ['two spaces', withLength(({ method, target }) => `${method}  ${target}  HTTP/1.1`)],
  ['tabs', withLength(({ method, target }) => `${method}\t${target}\tHTTP/1.1`)],
  [
    'a method in small letters',
    withLength(({ method, target }) => `${method.toLowerCase()} ${target} HTTP/1.1`),
  ],
  ['a method nobody knows', withLength(({ target }) => `QUERYX ${target} HTTP/1.1`)],
  ['TRACE', withLength(({ target }) => `TRACE ${target} HTTP/1.1`)],
  ['CONNECT', withLength(() => 'CONNECT a:80 HTTP/1.1')],
  ['the preface of HTTP/2', ({ inner }) => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${inner}`],
  ['the whole address', withLength(({ method, target }) => `${method} http://b${target} HTTP/1.1`)],
  [
    'the address of something else',
    withChunks(({ method, target }) => `${method} http://user@b:9${target} HTTP/1.1`),
  ],
  ['an asterisk', withLength(({ method }) => `${method} * HTTP/1.1`)],
  ['a NUL in the path', withLength(({ method, target }) => `${method} ${target}\0 HTTP/1.1`)],
  ['a CR in the path', withLength(({ method, target }) => `${method} ${target}\rx HTTP/1.1`)],
  [
    'a request encoded in the path',
    withLength(
      ({ method, target }) => `${method} ${target}%20HTTP/1.1%0d%0a%0d%0aPUT%20/api/canary HTTP/1.1`,
    ),
  ],
  [
    'a request in letters that end in CR and LF',
    withLength(({ method, target }) => `${method} ${target}?\xc4\x8d\xc4\x8aPUT HTTP/1.1`),
  ],
  ['a path that cannot be decoded', withChunks(({ method }) => `${method} /api/blog/%zz HTTP/1.1`)],
  ['a path that leads out', withLength(({ method }) => `${method} /api/../%2e%2e/api/blog HTTP/1.1`)],
  [
    'bare LFs',
    ({ method, target, inner }) =>
      `${method} ${target} HTTP/1.1\nHost: a\nContent-Length: ${inner.length}\n\n${inner}`,
  ],
  [
    'bare CRs',
    ({ method, target, inner }) =>
      `${method} ${target} HTTP/1.1\rHost: a\rContent-Length: ${inner.length}\r\r${inner}`,
  ],
  ['empty lines first', withLength(({ method, target }) => `\r\n\r\n${method} ${target} HTTP/1.1`)],
  ['no host', withLength(({ method, target }) => `${method} ${target} HTTP/1.1`, '')],
  ['an empty host', withLength(({ method, target }) => `${method} ${target} HTTP/1.1`, 'Host:\r\n')],
  [
    'a host with a space',
    withLength(({ method, target }) => `${method} ${target} HTTP/1.1`, 'Host: a b\r\n'),
  ],
  [
    'a space before the first header',
    withLength(({ method, target }) => `${method} ${target} HTTP/1.1`, ' X: y\r\nHost: a\r\n'),
  ],
  [
    'less than was announced',
    ({ method, target, inner }) =>
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length + 100}\r\n\r\n${inner}`,
  ],
  ['a health check with a body', withLength(({ method }) => `${method} /readyz HTTP/1.1`)],
  ['an error report with chunks', withChunks(() => 'POST /_site/error HTTP/1.1')],
  [
    'two requests of which the second has the body',
    ({ target, inner }) =>
      `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\nPOST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
  ],
  [
    'three requests of which the second is refused',
    ({ method, target, inner }) =>
      `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  ],
];

export const headTricks: Trick[] = heads.map(([name, bytes]) => ({ name: `head: ${name}`, bytes }));
