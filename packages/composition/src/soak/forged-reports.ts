import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What an attack came to; after `held` of its tries everything was as it should be. */
export interface AttackResult {
  tries: number;
  held: number;
  findings: string[];
}

/** How long a look of a browser may take that the last flood has brought about, in milliseconds. */
const settled = 10_000;
const atOnce = 32;
/** How old the revision may be at most, in milliseconds: an older one is not watched. */
const young = 300_000;
/** The page that the revision under attack has made, and two that it has not. */
const paths = ['/blog', '/', '/contact'];
const hex = (value: number) => value.toString(16);

/** Who sends the forged reports, 1,000 of each, and whether they are served the page first, as a visitor would be. */
const floods: { name: string; visits: boolean; address: (index: number) => string }[] = [
  {
    name: '1,000 addresses of 50 networks',
    visits: true,
    address: (index) => `100.64.${index % 50}.${(index % 250) + 1}`,
  },
  {
    name: '1,000 networks that never were here',
    visits: false,
    address: (index) => `101.${index >> 8}.${index & 255}.1`,
  },
  { name: '1,000 lines of one IPv6 /48', visits: true, address: (index) => `2001:db8:1:${hex(index)}::1` },
  {
    name: '1,000 addresses of one IPv6 /64',
    visits: true,
    address: (index) => `2001:db8:2:1::${hex(index + 1)}`,
  },
  { name: '1,000 networks of one IPv6 /32', visits: true, address: (index) => `2001:dba:${hex(index)}::1` },
  {
    name: 'a list of invented proxies',
    visits: true,
    address: (index) => `102.0.${index & 255}.1, 103.0.0.1`,
  },
  { name: 'what is no address', visits: true, address: (index) => `visitor-${index}` },
];

/**
 * Strangers report errors of a page that works, so that a good revision is taken back. The page server on the port must believe
 * 127.0.0.1 about where a request comes from, and its live revision must be young and have made `/blog`.
 */
export const forgedReports = {
  name: 'forged error reports',
  async run(
    { pageServer }: { pageServer: number },
    { until, tries: most = Infinity }: { until: number; tries?: number },
  ): Promise<AttackResult> {
    const before = await madeBy(pageServer);
    if (before.revision === 1 || before.age > young)
      return { tries: 1, held: 0, findings: ['/blog is of no young revision: nothing could be taken back'] };
    const result: AttackResult = { tries: 0, held: 0, findings: [] };
    for (const flood of floods) {
      const count = Math.min(1000, Math.ceil(most / floods.length));
      result.tries += await inTurns(count, until, (index) =>
        forge(pageServer, before.revision, flood, index),
      );
      if (flood === floods.at(-1)) await wait(settled);
      const { revision } = await madeBy(pageServer);
      if (revision !== before.revision) {
        result.findings.push(`${flood.name} took revision ${before.revision} back`);
        return result;
      }
      result.held = result.tries;
    }
    return result;
  },
};

async function forge(
  port: number,
  revision: number,
  { visits, address }: (typeof floods)[number],
  index: number,
): Promise<void> {
  const path = paths[index % paths.length] ?? '/';
  const headers = { 'x-forwarded-for': address(index) };
  if (visits) await send(port, path, { headers });
  const body = JSON.stringify({ revision, reason: `forged ${index}`, path });
  await send(port, '/_site/error', { method: 'POST', headers, body });
}

/** The revision that made the live page, and how long ago. */
async function madeBy(port: number): Promise<{ revision: number; age: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}/blog`);
  const [, revision = '0'] = /"revision":(\d+)/.exec(await answer.text()) ?? [];
  const age = Date.now() - Date.parse(answer.headers.get('last-modified') ?? '');
  return { revision: Number(revision), age };
}

/** Runs a number of tries, some at once, and says how many there was time for. */
async function inTurns(count: number, until: number, run: (index: number) => Promise<void>): Promise<number> {
  let next = 0;
  const lane = async () => {
    while (next < count && Date.now() < until) await run(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return next;
}

const send = (
  port: number,
  path: string,
  { body, ...options }: { method?: string; headers: Record<string, string>; body?: string },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve());
    });
    sent.once('error', reject);
    sent.end(body);
  });
