import { setTimeout as wait } from 'node:timers/promises';
import { atRate, percentile, timed } from '../load.js';
import type { Attack, AttackTarget } from './attack.js';
import { canaryLead } from './canary-lead.js';
import { ConsolePerson } from './console-person.js';

/** People at work, and requests of visitors a second, of which one in so many is a lead. */
const people = 5;
const requests = 50;
const leadEvery = 5;

/** How long they work, in milliseconds, and how long they look at what they see. */
const duration = 30_000;
const looksFor = 300;

const read = ['/api/blog', '/api/blog?region=india', '/api/search?q=camera', '/api/search?q=guard'];

interface Seen {
  findings: string[];
  visitors: number[];
  console: number[];
  /** Addresses of the leads that were accepted. */
  accepted: string[];
}

/** Five people work on leads while visitors ask the api: everybody is answered, and no lead that was accepted is lost. */
export const consoleCrowd: Attack = {
  name: 'people at the console',
  share: 35,
  async run(target, { until, tries = Infinity }) {
    const end = Math.min(until, Date.now() + duration);
    const seen: Seen = { findings: [], visitors: [], console: [], accepted: [] };
    const goingOn = () => Date.now() < end && seen.visitors.length < tries;
    const person = await ConsolePerson.enter(target.consoleLink);
    await Promise.all([
      atRate(requests, goingOn, (turn) => visit(target, turn, seen)),
      ...Array.from({ length: people }, () => work(person, goingOn, seen)),
    ]);
    const all = seen.visitors.length + seen.console.length;
    const failed = seen.findings.length;
    const kept = await target.leadsAsCsv();
    const lost = seen.accepted.filter((email) => !kept.includes(email));
    const p95 = (times: number[]) => `p95 ${Math.round(percentile(times, 0.95))} ms`;
    return {
      tries: all,
      held: all - failed - lost.length,
      findings: [...seen.findings, ...lost.map((email) => `the lead of ${email} was lost`)],
      note: [
        `${seen.visitors.length} requests of visitors, ${p95(seen.visitors)}, ${seen.accepted.length} of them leads`,
        `${people} people, ${seen.console.length} steps, ${p95(seen.console)}`,
      ].join('; '),
    };
  },
};

/** Asks the api, or sends a lead. */
const visit = ({ pageServer }: AttackTarget, turn: number, seen: Seen): Promise<void> =>
  timed({ times: seen.visitors, findings: seen.findings }, () =>
    turn % leadEvery
      ? request(`${pageServer}${read[turn % read.length] ?? ''}`)
      : sendLead(pageServer, `crowd-${turn}@example.com`, seen),
  );

async function request(portAndPath: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${portAndPath}`);
  await answer.text();
  if (!answer.ok) throw new Error(`${portAndPath} was answered with ${answer.status}`);
}

async function sendLead(port: number, email: string, { accepted }: Seen): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...canaryLead, email }),
  });
  await answer.text();
  if (answer.status === 201) accepted.push(email);
  if (!answer.ok) throw new Error(`/api/contact was answered with ${answer.status}`);
}

/** Looks at the newest leads, searches one letter by letter, takes it, and looks how everything does. */
async function work(person: ConsolePerson, goingOn: () => boolean, seen: Seen): Promise<void> {
  const step = (ask: () => Promise<unknown>) => timed({ times: seen.console, findings: seen.findings }, ask);
  while (goingOn()) {
    let id: string | undefined;
    await step(async () => (id = (await person.leads()).leads[0]?.id));
    for (const typed of ['c', 'cr', 'cro', 'crow']) await step(() => person.leads(`?search=${typed}`));
    if (id) await step(() => person.ask('leads', { ids: [id], change: { status: 'in-work' } }));
    await step(() => person.ask('overview'));
    await wait(looksFor);
  }
}
