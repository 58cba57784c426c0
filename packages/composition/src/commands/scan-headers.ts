import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { connect, createServer as createPort, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createProxyServer } from 'http-proxy-3';
import { pino } from 'pino';
import { PageServer } from '../serve/page-server.js';
import { root } from '../root.js';
import { say, sayDone } from './say.js';
import { openWorkspace } from '../release/workspace.js';

/** The scanner stays out of the lock: its own scripts download lists, and a site has no use for what it depends on. */
const scanner = { name: '@mdn/mdn-http-observatory', version: '1.4.8' };
const scannerFolder = join(root, '.cache', `header-scanner-${scanner.version}`);
const wanted = 'A+';

interface Verdict {
  path: string;
  grade: string;
  score: number;
  failed: string[];
}

/** `npm run scan:headers`: the live revision, served over TLS by a page server of its own, in the eyes of a public scanner. */
export async function scanHeaders(paths: string[]): Promise<void> {
  installScanner();
  const { store, environment } = await openWorkspace();
  if (!(await store.live())) throw new Error('Nothing is live: run npm start once.');
  const folder = mkdtempSync(join(tmpdir(), 'header-scan-'));
  const server = new PageServer({
    store,
    apiOrigin: environment.apiOrigin,
    host: '127.0.0.1',
    port: 0,
    log: pino({ level: 'silent' }),
    trustedProxies: ['127.0.0.1'],
  });
  try {
    const certificate = makeCertificate(folder);
    const front = await secureFront(await server.start(), certificate);
    const verdicts = await scan(front.port, paths, certificate.file);
    front.close();
    for (const { path, grade, score, failed } of verdicts)
      say(`${path.padEnd(20)} ${grade.padEnd(3)} ${score}${failed.length ? `  ${failed.join(' ')}` : ''}`);
    const worse = verdicts.filter(({ grade }) => grade !== wanted);
    if (worse.length) throw new Error(`Below ${wanted}: ${worse.map(({ path }) => path).join(' ')}`);
    sayDone(`${wanted} on ${verdicts.length} pages (${scanner.name} ${scanner.version}).`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Its list of hosts that browsers know as secure is downloaded when it is installed; an empty one judges no milder. */
function installScanner(): void {
  const list = join(scannerFolder, 'node_modules', scanner.name, 'conf/hsts-preload.json');
  if (existsSync(list)) return;
  say(`Installing ${scanner.name} ${scanner.version} into .cache`);
  const settings = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(
    'npm',
    ['install', '--prefix', scannerFolder, ...settings, `${scanner.name}@${scanner.version}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  writeFileSync(list, '{}');
}

function makeCertificate(folder: string) {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { file, key: readFileSync(key), cert: readFileSync(file) };
}

/** One port that hands TLS on to the page server and sends everything else to TLS, as the front of a site does. */
async function secureFront(behind: number, tls: { key: Buffer; cert: Buffer }) {
  const proxy = createProxyServer({
    target: `http://127.0.0.1:${behind}`,
    headers: { 'x-forwarded-proto': 'https' },
  });
  const secure = createHttps(tls, (request, response) => void proxy.web(request, response));
  const open = createHttp(({ headers, url }, response) =>
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end(),
  );
  const [securePort, openPort] = [await listen(secure), await listen(open)];
  const handshake = 0x16;
  const front = createPort((socket) => {
    socket.once('data', (first) => {
      const server = connect(first[0] === handshake ? securePort : openPort, '127.0.0.1');
      server.write(first);
      for (const end of [socket, server])
        end.on('error', () => [socket, server].forEach((one) => one.destroy()));
      socket.pipe(server).pipe(socket);
    });
  });
  return { port: await listen(front), close: () => [secure, open, front].forEach((one) => one.close()) };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** In a process of its own, for only at its start does Node learn whom to trust. */
async function scan(port: number, paths: string[], certificate: string): Promise<Verdict[]> {
  const entry = pathToFileURL(join(scannerFolder, 'node_modules', scanner.name, 'src/scanner/index.js'));
  const script = `
    const { scan } = await import(${JSON.stringify(entry.href)});
    const verdicts = [];
    for (const path of ${JSON.stringify(paths)}) {
      const { scan: { grade, score }, tests } = await scan('localhost:${port}' + path);
      const failed = Object.values(tests).filter(({ pass }) => !pass).map(({ result }) => result);
      verdicts.push({ path, grade, score, failed });
    }
    console.log(JSON.stringify(verdicts));
    process.exit(0);`;
  const env = {
    ...process.env,
    NODE_EXTRA_CA_CERTS: certificate,
    NO_PROXY: 'localhost',
    no_proxy: 'localhost',
  };
  const settings = ['--no-warnings', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, settings, { env });
  return JSON.parse(stdout) as Verdict[];
}
