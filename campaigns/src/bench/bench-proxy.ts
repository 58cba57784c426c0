import { pino } from 'pino';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { openWorkspace } from '@northgate/composition/release/workspace.js';
import { LiveLocationsWriter } from '@northgate/composition/serve/live-locations-writer.js';
import { localNginx, LocalProxy, nginxProgram } from '@northgate/composition/testing/local-proxy.js';
import { childrenOf, measureLoad, median, type Figures } from './measure-load.js';

/**
 * `npm run bench:proxy [path]`: the containers' proxy beside a plain nginx over the same files, both with one worker, in
 * turn. The time of the processor per request is that of nginx's worker alone, which other work on the machine does not change.
 */
const path = process.argv[2] ?? '/cctv-security';
const { rounds, seconds, connections } = { rounds: 15, seconds: 1, connections: 32 };
const accept = 'gzip, deflate, br, zstd';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface Contender {
  name: string;
  port: number;
  master: number;
}

const program = nginxProgram();
if (!program) throw new Error('nginx is not installed.');
const { store } = await openWorkspace();
const live = await store.live();
if (!live) throw new Error('Nothing is live: run npm start once.');
const pagesFolder = store.pagesFolder(live.revision.number);
const shell = live.revision.apps.shell?.version ?? '';
const releases = join(store.releaseFolder('shell', shell), '..', '..');
const asset = `/assets/shell/${shell}/browser/main.js`;
const folder = mkdtempSync(join(tmpdir(), 'bench-proxy-'));
const children: ChildProcess[] = [];

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers ${path} on port ${port}.`);
}

/** As short as a configuration for these files can be; `headers` are sent with every answer. */
async function plainNginx(name: string, headers: { page: string; asset: string }): Promise<Contender> {
  const port = await getPort();
  const own = join(folder, name.replaceAll(' ', '-'));
  mkdirSync(own);
  const file = join(own, 'nginx.conf');
  writeFileSync(
    file,
    `${existsSync(brotli) ? `load_module ${brotli};` : ''} ${localNginx(own)}
    events { worker_connections 1024; }
    http {
      types { text/html html; text/javascript js; } access_log off; sendfile on; tcp_nopush on;
      keepalive_requests 1000000; server_tokens off; open_file_cache max=4000 inactive=60s;
      gzip_static on; ${existsSync(brotli) ? 'brotli_static on;' : ''}
      server {
        listen 127.0.0.1:${port};
        location / { root ${pagesFolder}; try_files $uri/index.html =404; ${headers.page} }
        location /assets/ { alias ${releases}/; ${headers.asset} }
      }
    }`,
  );
  const child = spawn(program ?? '', ['-p', own, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  await answering(port);
  return { name, port, master: child.pid ?? 0 };
}

/** The headers the proxy adds, as fixed lines. */
async function sameHeaders(port: number, target: string): Promise<string> {
  const { headers } = await fetch(`http://127.0.0.1:${port}${target}`, {
    headers: { 'accept-encoding': 'br' },
  });
  const own = ['server', 'date', 'connection', 'etag', 'last-modified', 'accept-ranges', 'keep-alive'];
  return [...headers]
    .filter(([name]) => !own.includes(name) && !name.startsWith('content-') && !name.startsWith('transfer'))
    .concat([...headers].filter(([name]) => name === 'content-security-policy'))
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join(' ');
}

const measure = ({ port, master }: Contender, target: string): Promise<Figures> =>
  measureLoad({
    url: `http://127.0.0.1:${port}${target}`,
    headers: { 'Accept-Encoding': accept },
    ...{ connections, seconds, workers: () => childrenOf(master) },
  });

async function compare(contenders: Contender[], target: string): Promise<void> {
  const results = contenders.map((): Figures[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    const order = contenders.map((_, index) => (index + round) % contenders.length);
    for (const index of order) {
      const figures = await measure(contenders[index]!, target);
      // The first round warms up.
      if (round) results[index]?.push(figures);
    }
  }
  const ratio = (index: number, kind: 'rate' | 'cost') =>
    median(
      results[index]!.map((one, round) =>
        kind === 'rate' ? one.rate / results[0]![round]!.rate : results[0]![round]!.cost / one.cost,
      ),
    ).toFixed(2);
  console.log(`\n${target}\n`);
  console.log(
    '| server | requests/s | to plain | µs of processor | to plain | rounds with errors |\n| --- | --: | --: | --: | --: | --: |',
  );
  for (const [index, { name }] of contenders.entries()) {
    const figures = results[index]!;
    const rate = Math.round(median(figures.map((one) => one.rate)));
    const cost = median(figures.map((one) => one.cost)).toFixed(1);
    const failed = figures.filter((one) => one.failed).length;
    console.log(
      `| ${name} | ${rate} | ${ratio(index, 'rate')} | ${cost} | ${ratio(index, 'cost')} | ${failed} |`,
    );
  }
}

async function proxy(name: string, pageServer: number, told: string): Promise<[Contender, LocalProxy]> {
  const own = join(folder, name.replaceAll(' ', '-'));
  mkdirSync(own);
  const started = await LocalProxy.start({ folder: own, pageServer, told });
  await answering(started.port);
  return [{ name, port: started.port, master: started.pid }, started];
}

const pageServer = await getPort();
const serverFile = fileURLToPath(new URL('./bench-server.js', import.meta.url));
children.push(spawn(process.execPath, [serverFile, 'ours', String(pageServer)], { stdio: 'inherit' }));
await answering(pageServer);
const writer = new LiveLocationsWriter({
  store,
  folder: join(folder, 'told'),
  tell: console.error,
  log: pino({ level: 'silent' }),
});
await writer.follow();
const [ours, oursRunning] = await proxy('the proxy', pageServer, join(folder, 'told'));
const [kept, keptRunning] = await proxy('answers kept', pageServer, join(folder, 'nothing'));
const headers = {
  page: await sameHeaders(ours.port, path),
  asset: await sameHeaders(ours.port, asset),
};
const contenders = [
  await plainNginx('plain nginx', { page: '', asset: '' }),
  await plainNginx('plain nginx with the same headers', headers),
  ours,
  kept,
];
try {
  console.log(
    `${connections} connections, ${rounds} rounds of ${seconds} s in turn, Accept-Encoding: ${accept}`,
  );
  for (const target of [path, asset]) await compare(contenders, target);
} finally {
  writer.stop();
  await oursRunning.stop();
  await keptRunning.stop();
  for (const child of children) {
    child.kill();
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}
