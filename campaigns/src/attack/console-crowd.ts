import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.js';
import { canaryLead } from './canary-lead.js';
import { ConsolePerson } from './console-person.js';
import { percentile } from './figures.js';

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
      visit(target, goingOn, seen),
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

/** Keeps its pace however long answers take. */
async function visit({ pageServer }: AttackTarget, goingOn: () => boolean, seen: Seen): Promise<void> {
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; goingOn(); turn += 1) {
    const email = turn % leadEvery ? null : `crowd-${turn}@example.com`;
    sent.push(timed(seen, seen.visitors, () => request(pageServer, turn, email, seen)));
    await wait(Math.max(0, began + ((turn + 1) * 1000) / requests - performance.now()));
  }
  await Promise.all(sent);
}

async function request(port: number, turn: number, email: string | null, seen: Seen): Promise<void> {
  const path = email ? '/api/contact' : (read[turn % read.length] ?? '');
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(email && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...canaryLead, email }),
    }),
  });
  await answer.text();
  if (answer.status === 201 && email) seen.accepted.push(email);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
}

/** Looks at the newest leads, searches one letter by letter, takes it, and looks how everything does. */
async function work(person: ConsolePerson, goingOn: () => boolean, seen: Seen): Promise<void> {
  const step = (ask: () => Promise<unknown>) => timed(seen, seen.console, ask);
  while (goingOn()) {
    let id: string | undefined;
    await step(async () => (id = (await person.leads()).leads[0]?.id));
    for (const typed of ['c', 'cr', 'cro', 'crow']) await step(() => person.leads(`?search=${typed}`));
    if (id) await step(() => person.ask('leads', { ids: [id], change: { status: 'in-work' } }));
    await step(() => person.ask('overview'));
    await wait(looksFor);
  }
}

async function timed({ findings }: Seen, times: number[], ask: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  try {
    await ask();
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
  times.push(performance.now() - began);
}
