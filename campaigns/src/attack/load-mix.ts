import { Pool, type Dispatcher } from 'undici';
import { atRate, percentile, timed, type Answers } from '../load.js';
import type { Attack, AttackTarget } from './attack.js';
import { canaryLead } from './canary-lead.js';
import { loopDelay } from './figures.js';

/** Readers on connections of their own, and leads a second beside them. */
const readers = 32;
const leads = 30;
/** What is under load, in milliseconds; an answer that takes longer than the other has timed out. */
const duration = 60_000;
const patience = 10_000;

const apiPaths = ['/api/blog', '/api/blog?region=india', '/api/blog?region=uk'];

/** Readers of all pages and of the api, as fast as they are answered, and leads at a steady pace: everybody is answered in time. */
export const loadMix: Attack = {
  name: 'load on pages and api',
  share: 65,
  async run(target, { until, tries = Infinity }) {
    const end = Math.min(until, Date.now() + duration);
    const began = performance.now();
    const paths = [...(await livePages(target)), ...apiPaths];
    const pool = new Pool(`http://127.0.0.1:${target.pageServer}`, {
      connections: readers + leads,
      headersTimeout: patience,
      bodyTimeout: patience,
    });
    const reads: Answers = { times: [], findings: [] };
    const posts: Answers = { times: [], findings: [] };
    await Promise.all([loopDelay(target.metrics), loopDelay(target.api)]);
    const goingOn = () => Date.now() < end && reads.times.length + posts.times.length < tries;
    await Promise.all([
      ...Array.from({ length: readers }, (_, at) => read(pool, { paths, at, goingOn }, reads)),
      atRate(leads, goingOn, (lead) => sendLead(pool, lead, posts)),
    ]);
    const [pageLoop, apiLoop] = await Promise.all([loopDelay(target.metrics), loopDelay(target.api)]);
    await pool.close();
    const seconds = Math.round((performance.now() - began) / 1000);
    const findings = [...reads.findings, ...posts.findings];
    const all = reads.times.length + posts.times.length;
    const p99 = ({ times }: Answers) => `p99 ${Math.round(percentile(times, 0.99))} ms`;
    const note = [
      `${seconds} s, ${readers} connections, ${posts.times.length} leads`,
      `${reads.times.length} reads ${p99(reads)}, leads ${p99(posts)}`,
      `event loop p99 ${pageLoop} ms (page server), ${apiLoop} ms (api)`,
    ].join('; ');
    return { tries: all, held: all - findings.length, findings, note };
  },
};

/** Pages that are not addresses of something else. */
async function livePages({ store }: AttackTarget): Promise<string[]> {
  const { pages } = await store.readPages((await store.live())?.revision.number ?? 0);
  return Object.entries(pages).flatMap(([path, { status }]) =>
    status === 200 && !path.includes(':') ? [path] : [],
  );
}

async function read(
  pool: Pool,
  { paths, at, goingOn }: { paths: string[]; at: number; goingOn: () => boolean },
  into: Answers,
): Promise<void> {
  for (let turn = at * 7; goingOn(); turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    const headers = { 'accept-encoding': 'br, gzip' };
    await timed(into, () => answered(pool, { method: 'GET', path, headers }));
  }
}

function sendLead(pool: Pool, lead: number, into: Answers): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...canaryLead, message: `Lead ${lead} under load.` });
  return timed(into, () => answered(pool, { method: 'POST', path: '/api/contact', headers, body }));
}

async function answered(pool: Pool, request: Dispatcher.RequestOptions): Promise<void> {
  const { statusCode, body } = await pool.request(request);
  await body.dump();
  if (statusCode >= 400) throw new Error(`${request.path} was answered with ${statusCode}`);
}
