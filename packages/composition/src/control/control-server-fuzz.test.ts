import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { FakeSite } from '../testing/fake-site.js';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { ControlServer } from './control-server.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(120_000);

const token = 'a token of sixteen';
let site: FakeSite;
let control: ControlServer;
let port: number;

beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const folder = temporaryFolder();
  writeFiles(folder, { 'tokens.css': ':root{--a:1}' });
  const tokensFile = join(folder, 'tokens.css');
  control = new ControlServer({ store: site.store, composer: site.composer(), token, port: 0, tokensFile });
  port = await control.start();
});
afterAll(async () => {
  await control.stop();
  await site.close();
});

/**
 * Sends bytes as they are, and answers the status of what comes back; 0 when the connection was just closed. Where the other
 * side waits for more than there is, the connection is closed after `patience` milliseconds.
 */
async function statusOf(request: string, patience = 30_000): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString('latin1')));
  socket.on('error', () => {});
  socket.write(Buffer.from(request, 'latin1'));
  const waited = setTimeout(() => socket.destroy(), patience);
  await once(socket, 'close');
  clearTimeout(waited);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
}

const request = (method: string, target: string, headers: string[], body = '') =>
  [`${method} ${target} HTTP/1.1`, 'connection: close', ...headers, '', body].join('\r\n');
const own = () => [`host: localhost:${port}`, `origin: http://localhost:${port}`];
const form = 'content-type: application/x-www-form-urlencoded';
const posted = (body: string, more: string[] = []) =>
  request('POST', '/__site/return/1', [...own(), form, `content-length: ${body.length}`, ...more], body);

describe('what cannot be understood is the fault of who asked', () => {
  it.each([
    ['a cookie that is not encoded well', () => posted('', ['cookie: northgate_control=%']), 400],
    ['half an encoded character', () => posted('', ['cookie: northgate_control=%E0%A4%A']), 400],
    [
      'a cookie on a page',
      () => request('GET', '/__site/return/1', [...own(), 'cookie: northgate_control=%zz']),
      400,
    ],
    ['a host that is none', () => request('GET', '/__site', ['host: [']), 400],
    ['a host with a port that is none', () => request('GET', '/__site', ['host: localhost:99999']), 400],
    ['an empty host', () => request('GET', '/__site', ['host:']), 400],
    ['an address that is no path', () => request('GET', '*', own()), 400],
    ['another address as a whole', () => request('GET', 'http://[/__site', own()), 400],
    ['a form that is too long', () => posted(`token=${'x'.repeat(5000)}`), 413],
    [
      'a number no revision has',
      () => posted(`token=${token}`).replace('return/1 ', `return/${'9'.repeat(400)} `),
      409,
    ],
  ])('%s', async (_, written, status) => {
    expect(await statusOf(written())).toBe(status);
  });
});

it('answers nothing that is malformed with an error of its own', async () => {
  const next = numbers(20_261_123);
  const oneOf = <T>(list: readonly T[]): T => list[next() % list.length] as T;
  const noise = () =>
    Array.from({ length: next() % 40 }, () =>
      String.fromCharCode(oneOf([next() % 256, 37, 47, 59, 61])),
    ).join('');
  const odd = [
    '%',
    '%00',
    '%ff',
    '//',
    '///x',
    '..',
    '[',
    ']',
    '@',
    ':',
    '\\',
    '?token=%',
    '#',
    '\u00e9',
    'x'.repeat(9000),
  ];
  const word = () => oneOf([noise(), oneOf(odd), `${noise()}${oneOf(odd)}`]).replace(/[\r\n]/g, '');
  const found: string[] = [];
  for (let turn = 0; turn < 600; turn += 1) {
    const body = oneOf(['', `token=${word()}`, word(), 'x'.repeat(next() % 9000)]);
    const written = request(
      oneOf(['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', word()]),
      oneOf([
        '/__site',
        '/__site/return/1',
        `/__site/return/${word()}`,
        `/__site/refusals/${word()}`,
        `/${word()}`,
        word(),
      ]),
      [
        oneOf([...own().slice(0, 1), `host: ${word()}`, `host: localhost:${word()}`]),
        oneOf([...own().slice(1), `origin: ${word()}`]),
        `cookie: ${oneOf([`northgate_control=${word()}`, word(), `northgate_control=${word()}; ${word()}`])}`,
        oneOf([form, `content-type: ${word()}`]),
        oneOf([`content-length: ${body.length}`, 'transfer-encoding: chunked', `content-length: ${word()}`]),
      ],
      body,
    );
    const status = await statusOf(written, 200);
    if (status >= 500) found.push(`${status}: ${JSON.stringify(written.slice(0, 300))}`);
  }
  expect(found).toEqual([]);
  expect(await statusOf(request('GET', '/__site', own()))).toBe(200);
});

/** The same whole numbers each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
