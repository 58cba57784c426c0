import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A young revision under attack. Its page server must believe this machine about where a request comes from. */
export interface ForgedReportsTarget {
  origin: string;
  /** Number of the revision that is live. */
  live: () => Promise<number>;
  /** Pages that the live revision made. */
  paths: string[];
}

/** What an attack came to; `held` of its tries did no harm. */
export interface AttackResult {
  tries: number;
  held: number;
  findings: string[];
}

/** How long after a flood the pointer is looked at, in milliseconds: looks of a browser may still be under way. */
const settled = 5000;
const atOnce = 32;
const many = 1000;
const hex = (value: number) => value.toString(16);

/** Who sends the forged reports, and whether they are served the page first, as a visitor would be. */
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
  {
    name: '1,000 lines of one IPv6 /48',
    visits: true,
    address: (index) => `2001:db8:1:${hex(index)}::1`,
  },
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

/** Strangers report errors of pages that work, so that a good revision is taken back. */
export const forgedReports = {
  name: 'forged error reports',
  async run({ origin, live, paths }: ForgedReportsTarget): Promise<AttackResult> {
    const result: AttackResult = { tries: 0, held: 0, findings: [] };
    const revision = await live();
    for (const { name, visits, address } of floods) {
      await inTurns(many, async (index) => {
        const path = paths[index % paths.length] ?? '/';
        const from = { 'x-forwarded-for': address(index) };
        if (visits) await send(origin + path, { headers: from });
        const body = JSON.stringify({ revision, reason: `forged ${index}`, path });
        await send(`${origin}/_site/error`, { method: 'POST', headers: from, body });
      });
      await wait(settled);
      result.tries += many;
      const now = await live();
      if (now !== revision) {
        result.findings.push(`${name} took revision ${revision} back to ${now}`);
        return result;
      }
      result.held += many;
    }
    return result;
  },
};

async function inTurns(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

const send = (
  address: string,
  {
    method = 'GET',
    headers,
    body,
  }: { method?: string; headers: NodeJS.Dict<string>; body?: string | undefined },
): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve());
    });
    sent.once('error', reject);
    sent.end(body);
  });
