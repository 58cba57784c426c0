import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { pino } from 'pino';
import { openWorkspace } from '@northgate/composition/release/workspace.js';
import { LiveLocationsWriter } from '@northgate/composition/serve/live-locations-writer.js';
import { LocalProxy, nginxProgram } from '@northgate/composition/testing/local-proxy.js';
import { percentile } from '../load.js';
import { childrenOf, measureLoad, median, type Figures } from './measure-load.js';
import { measuredShare, sharedStore } from './shared-store.js';

/**
 * `npm run bench:share [path] [rounds]`: what a share of five percent costs the page server and nginx, for a visitor who was drawn for what is
 * live. The same with and without it in turn, so that other work on the machine meets both.
 */
const [path = '/cctv-security', rounds = 15] = [process.argv[2], Number(process.argv[3] ?? 15)];
const { seconds, connections } = { seconds: 1, connections: 32 };
const headers = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  Accept: 'text/html,*/*;q=0.8',
  Cookie: `northgate_share=${measuredShare.id}.99`,
};

interface Contender {
  port: number;
  workers: () => string[];
}

if (!nginxProgram()) throw new Error('nginx is not installed.');
const { store } = await openWorkspace();
const folder = mkdtempSync(join(tmpdir(), 'bench-share-'));
const serverFile = fileURLToPath(new URL('./bench-server.js', import.meta.url));
const children: ChildProcess[] = [];
const stops: (() => Promise<void> | void)[] = [];

async function pageServer(kind: 'ours' | 'shared'): Promise<Contender> {
  const port = await getPort();
  const child = spawn(process.execPath, [serverFile, kind, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return { port, workers: () => [String(child.pid)] };
}

async function proxy(kind: 'ours' | 'shared', behind: Contender): Promise<Contender> {
  const told = join(folder, `told-${kind}`);
  const own = join(folder, kind);
  mkdirSync(own);
  const writer = new LiveLocationsWriter({
    store: kind === 'shared' ? sharedStore(store) : store,
    ...{ folder: told, tell: console.error, log: pino({ level: 'silent' }) },
  });
  await writer.follow();
  const started = await LocalProxy.start({ folder: own, pageServer: behind.port, told });
  stops.push(
    () => writer.stop(),
    () => started.stop(),
  );
  return { port: started.port, workers: () => childrenOf(started.pid) };
}

/** Medians of each, and of the ratios round by round. */
async function compare(name: string, contenders: [Contender, Contender], most: number): Promise<void> {
  const figures: [Figures[], Figures[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1)
    for (const index of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { port, workers } = contenders[index];
      const found = await measureLoad({
        url: `http://127.0.0.1:${port}${path}`,
        headers,
        connections,
        seconds,
        workers,
      });
      // The first round warms up.
      if (round) figures[index].push(found);
    }
  const [without, shared] = figures;
  const of = (list: Figures[], kind: 'rate' | 'cost') => median(list.map((one) => one[kind]));
  const losses = shared.map(({ cost }, round) => (1 - (without[round]?.cost ?? 0) / cost) * 100);
  const [low, lost, high] = [0.25, 0.5, 0.75].map((part) => percentile(losses, part).toFixed(1));
  const failed = figures.flat().filter((one) => one.failed).length;
  const rates = `${Math.round(of(without, 'rate'))} | ${Math.round(of(shared, 'rate'))}`;
  const costs = `${of(without, 'cost').toFixed(1)} | ${of(shared, 'cost').toFixed(1)}`;
  console.log(`| ${name} | ${rates} | ${costs} | ${lost} % (${low} to ${high}) | ${most} % | ${failed} |`);
}

try {
  const servers: [Contender, Contender] = [await pageServer('ours'), await pageServer('shared')];
  const proxies: [Contender, Contender] = [
    await proxy('ours', servers[0]),
    await proxy('shared', servers[1]),
  ];
  console.log(`${connections} connections, ${rounds} rounds of ${seconds} s in turn, ${path}\n`);
  console.log(
    '| server | requests/s | with a share | µs of processor | with a share | lost, middle half of the rounds | allowed | failed rounds |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
  await compare('page server', servers, 5);
  await compare('nginx', proxies, 2);
} finally {
  for (const stop of stops) await stop();
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
