import { join } from 'node:path';
import { FakeSite } from '../testing/fake-site.js';
import { sendBytes } from '../testing/send-bytes.js';
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.js';
import { ControlServer } from './control-server.js';

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
  const linkTo = async () => '';
  control = new ControlServer({
    store: site.store,
    composer: site.composer(),
    token,
    port: 0,
    tokensFile,
    linkTo,
  });
  port = await control.start();
});
afterAll(async () => {
  await control.stop();
  await site.close();
});

/** The status of what comes back; 0 when the connection was just closed. */
const statusOf = async (request: string): Promise<number> =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(await sendBytes(port, request, 30_000))?.[1] ?? 0);

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

const targets = [
  ...[
    '1',
    '2',
    '999',
    '9'.repeat(20),
    '9'.repeat(400),
    'mfe-blog',
    'mfe-tools',
    'mfe-other',
    'constructor',
  ].map((target) => `/__site/return/${target}`),
  ...['/__site/refusals/none', '/__site/refusals/none/accept', '/__site/refusals/none/0.jpg', '/__site', '/'],
];

describe.each(['GET', 'POST', 'HEAD', 'PUT'])('%s never fails, whoever asks for what', (method) => {
  it.each(targets.map((target) => [target.slice(0, 60), target]))('at %s', async (_, target) => {
    const asks = [
      '',
      `token=${token}`,
      'token=wrong',
      'seen=0',
      `seen=x&token=${token}`,
      `seen=0&token=${token}`,
    ]
      .flatMap((body) => [own(), own().slice(0, 1)].map((headers) => ({ body, headers })))
      // Returning is what the right token is for; what comes of it stands in the test of the server.
      .filter(({ body, headers }) => !(body === `token=${token}` && headers.length > 1));
    const statuses = await Promise.all(
      asks.map(({ body, headers }) =>
        statusOf(request(method, target, [...headers, form, `content-length: ${body.length}`], body)),
      ),
    );
    expect(statuses.filter((status) => status < 200 || status >= 500)).toEqual([]);
  });
});
