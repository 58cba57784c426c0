import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@northgate/composition/testing/ask.js';
import { inLanes } from '../load.js';
import type { Attack, AttackResult } from './attack.js';
import { readFigure } from './read-figure.js';

/** How long a look of a browser may take that the last flood has brought about, in milliseconds. */
const settled = 10_000;
const lanes = 32;
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

/** Strangers report errors of a page that works, so that a good revision is taken back. */
export const forgedReports: Attack = {
  name: 'forged error reports',
  share: 40,
  async run(target, { until, tries: most = Infinity }) {
    const { revision, rendered } = await target.releaseBlog();
    if (!rendered.includes('/blog')) throw new Error('The revision under attack has not made /blog.');
    const result: AttackResult = { tries: 0, held: 0, findings: [], note: '' };
    for (const flood of floods) {
      const each = Math.min(1000, Math.ceil(most / floods.length));
      const indices = Array.from({ length: each }, (_, index) => index);
      result.tries += await inLanes(indices, { lanes, until }, (index) =>
        forge(target.pageServer, revision.number, flood, index),
      );
      if (flood === floods.at(-1)) await wait(settled);
      if ((await target.store.live())?.revision.number !== revision.number) {
        result.findings.push(`${flood.name} took revision ${revision.number} back`);
        return result;
      }
      result.held = result.tries;
    }
    const heard = await readFigure(target.metrics, /^site_error_reports_total\{served="yes"\} (\d+)$/m);
    if (!heard) result.findings.push('no report was heard, so none could take anything back');
    return {
      ...result,
      held: heard ? result.held : 0,
      note: `${floods.length} crowds; ${heard} reports were heard`,
    };
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
  if (visits) await ask(port, path, { headers });
  const body = JSON.stringify({ revision, reason: `forged ${index}`, path });
  await ask(port, '/_site/error', { method: 'POST', headers, body });
}
