import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace } from '@northgate/composition/release/workspace.js';

/** `npm run bench:serving [path]`: requests a second of one page from this page server, sirv and nginx, with wrk. */
const path = process.argv[2] ?? '/cctv-security';
const { rounds, seconds, connections } = { rounds: 3, seconds: 5, connections: 32 };
const firstPort = Number(process.env.BENCH_PORT ?? 4160);

interface Contender {
  name: string;
  port: number;
  process: ChildProcess;
}

interface Figures {
  rate: number;
  p50: string;
  p99: string;
  failures: number;
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

function measure({ port }: Contender, time: number): Figures {
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${time}s`,
      '--latency',
      '-H',
      'Accept-Encoding: br, gzip',
      `http://127.0.0.1:${port}${path}`,
    ],
    { encoding: 'utf8' },
  );
  const found = (pattern: RegExp) => pattern.exec(output)?.[1] ?? '';
  const failures = /Socket errors|Non-2xx/.test(output) ? 1 : 0;
  return {
    rate: Number(found(/Requests\/sec:\s+([\d.]+)/)),
    p50: found(/50%\s+(\S+)/),
    p99: found(/99%\s+(\S+)/),
    failures,
  };
}

const contenders = (
  await Promise.all([
    contender('this page server', firstPort, process.execPath, [serverFile, 'ours', String(firstPort)]),
    contender('sirv 3', firstPort + 1, process.execPath, [serverFile, 'sirv', String(firstPort + 1)]),
    nginx(firstPort + 2),
  ])
).filter((one) => one !== null);

const results = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]));
for (const one of contenders) measure(one, 2);
for (let round = 0; round < rounds; round += 1)
  for (const one of contenders) results.get(one.name)?.push(measure(one, seconds));
for (const { process: child } of contenders) {
  child.kill();
  await once(child, 'exit');
}

const median = (figures: Figures[]) =>
  [...figures].sort((a, b) => a.rate - b.rate)[Math.floor(figures.length / 2)];
const base = median(results.get('sirv 3') ?? [])?.rate ?? 1;
console.log(
  `wrk -t1 -c${connections}, ${rounds} rounds of ${seconds} s in turn, ${path}, Accept-Encoding: br, gzip\n`,
);
console.log(
  '| server | requests/s | to sirv | p50 | p99 | rounds with errors |\n| --- | --: | --: | --: | --: | --: |',
);
for (const [name, figures] of results) {
  const { rate = 0, p50, p99 } = median(figures) ?? {};
  const failed = figures.filter(({ failures }) => failures).length;
  console.log(
    `| ${name} | ${Math.round(rate)} | ${(rate / base).toFixed(2)} | ${p50} | ${p99} | ${failed} |`,
  );
}
