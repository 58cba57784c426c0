import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace } from '@northgate/composition/release/workspace.js';
import { childrenOf, measureLoad, median, type Figures } from './measure-load.js';

/** `npm run bench:serving [path]`: requests a second of one page from this page server, sirv and nginx. */
const path = process.argv[2] ?? '/cctv-security';
const { rounds, seconds, connections } = { rounds: 3, seconds: 5, connections: 32 };
const firstPort = Number(process.env.BENCH_PORT ?? 4160);

interface Contender {
  name: string;
  port: number;
  process: ChildProcess;
}

const serverFile = fileURLToPath(new URL('./bench-server.js', import.meta.url));

async function contender(name: string, port: number, command: string, args: string[]): Promise<Contender> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://127.0.0.1:${port}${path}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { name, port, process: child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} does not serve ${url}`);
}

/** A plain nginx over the same files, precompressed copies included where it can. Null when it is not installed. */
async function nginx(port: number): Promise<Contender | null> {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) =>
    existsSync(file),
  );
  if (!program) return null;
  const { store } = await openWorkspace();
  const live = await store.live();
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${existsSync(brotli) ? `load_module ${brotli};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      types { text/html html; } access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      open_file_cache max=2000 inactive=60s; gzip_static on; ${existsSync(brotli) ? 'brotli_static on;' : ''}
      server { listen 127.0.0.1:${port}; root ${store.pagesFolder(live?.revision.number ?? 0)};
        location / { try_files $uri/index.html =404; } }
    }`,
  );
  return contender('nginx', port, program, ['-p', folder, '-c', join(folder, 'nginx.conf')]);
}

const measure = ({ name, port, process: { pid = 0 } }: Contender, time: number): Promise<Figures> =>
  measureLoad({
    url: `http://127.0.0.1:${port}${path}`,
    headers: { 'Accept-Encoding': 'br, gzip' },
    ...{ connections, seconds: time },
    workers: () => (name === 'nginx' ? childrenOf(pid) : [String(pid)]),
  });

const contenders = (
  await Promise.all([
    contender('this page server', firstPort, process.execPath, [serverFile, 'ours', String(firstPort)]),
    contender('sirv 3', firstPort + 1, process.execPath, [serverFile, 'sirv', String(firstPort + 1)]),
    nginx(firstPort + 2),
  ])
).filter((one) => one !== null);

const results = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]));
for (const one of contenders) await measure(one, 2);
for (let round = 0; round < rounds; round += 1)
  for (const one of contenders) results.get(one.name)?.push(await measure(one, seconds));
for (const { process: child } of contenders) {
  child.kill();
  await once(child, 'exit');
}

const medianOf = (name: string, kind: 'rate' | 'cost' | 'p50' | 'p99'): number =>
  median((results.get(name) ?? []).map((figures) => figures[kind]));
const base = medianOf('sirv 3', 'cost');
console.log(
  `${connections} connections, ${rounds} rounds of ${seconds} s in turn, ${path}, Accept-Encoding: br, gzip\n`,
);
console.log(
  '| server | requests/s | µs of processor | to sirv | p50 | p99 | rounds with errors |\n| --- | --: | --: | --: | --: | --: | --: |',
);
for (const [name, figures] of results) {
  const cost = medianOf(name, 'cost');
  const failed = figures.filter((one) => one.failed).length;
  const [p50, p99] = [medianOf(name, 'p50'), medianOf(name, 'p99')];
  console.log(
    `| ${name} | ${Math.round(medianOf(name, 'rate'))} | ${cost.toFixed(1)} | ${(base / cost).toFixed(2)} | ${p50} ms | ${p99} ms | ${failed} |`,
  );
}
