import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import type { Database } from 'api/database/database.js';
import { searchTextOf } from 'api/database/lead-search.js';
import { contactExample } from 'api/testing/contact-example.js';
import { startApi, temporaryFolder } from 'api/testing/start-api.js';
import { count } from 'api/text/count.js';

/** Within this the first page and the answer to each letter of a search have to be there, in milliseconds. */
const targets = { page: 200, search: 100 };

const deskKey = 'the key of a desk that is measured';
const statuses = ['new', 'in-work', 'won', 'lost', 'spam'] as const;
const names = ['Asha Rao', 'Bo Lind', 'Chidi Okafor', 'Åsa Öström', 'Dana Reyes', 'Emeka Obi', 'Li Wei'];
const words = 'camera yard gate network model audit office plant sensor report plan pilot door budget'.split(
  ' ',
);

/** A message of about 600 characters, another one for each number. */
const messageOf = (number: number): string =>
  Array.from({ length: 100 }, (_, at) => words[(number * 7 + at * (1 + (number % 5))) % words.length]).join(
    ' ',
  );

async function fill(database: Database, leads: number): Promise<void> {
  const batch = 200;
  for (let from = 0; from < leads; from += batch) {
    const rows = Array.from({ length: Math.min(batch, leads - from) }, (_, at) => {
      const number = from + at;
      const name = names[number % names.length] ?? '';
      const email = `person-${number}@example.com`;
      const contact = { ...contactExample, name, email, message: messageOf(number) };
      return {
        id: randomUUID(),
        created_at: Date.now() - number * 60_000,
        idempotency_key: null,
        body_hash: '',
        ...contact,
        flagged: 0,
        flag_reasons: '[]',
        status: statuses[number % statuses.length] ?? 'new',
        owner: number % 3 ? null : 'Zoë',
        page: '/contact',
        campaign: '{}',
        search_text: searchTextOf(contact),
      };
    });
    const outbox = rows.map(({ id, created_at }) => ({
      id: randomUUID(),
      lead_id: id,
      channel: 'email',
      status: 'delivered' as const,
      attempts: 1,
      next_attempt_at: created_at,
      created_at,
    }));
    await database.insertInto('leads').values(rows).execute();
    await database.insertInto('outbox').values(outbox).execute();
  }
}

/** Milliseconds until each of these has been answered, one after the other; the longest last. */
async function timesOf(url: string, queries: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const begin = performance.now();
    const response = await fetch(`${url}/desk/leads${query}`, { headers: { 'x-desk-key': deskKey } });
    await response.json();
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    times.push(performance.now() - begin);
  }
  return times.sort((one, other) => one - other);
}

/** What somebody asks for who types this, letter by letter. */
const typed = (text: string): string[] =>
  Array.from(text, (_, at) => `?search=${encodeURIComponent(text.slice(0, at + 1))}`);

const repeated = (queries: string[], times: number): string[] =>
  Array.from({ length: times }, () => queries).flat();

async function run({ leads, rounds }: { leads: number; rounds: number }): Promise<void> {
  const api = await startApi({ DESK_KEY: deskKey, POSTS_DIR: temporaryFolder() });
  await fill(api.database, leads);
  await timesOf(api.url, ['', ...typed('warm')]);
  const measured = {
    page: await timesOf(api.url, repeated(['', '?status=new', '?delivery=delivered&owner=-'], rounds)),
    search: await timesOf(api.url, repeated(['öström', 'person-9876', 'nobody'].flatMap(typed), rounds)),
  };
  let passed = true;
  for (const what of ['page', 'search'] as const) {
    const times = measured[what];
    const [median = 0, p95 = 0] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]);
    passed &&= p95 <= targets[what];
    process.stdout.write(
      `${what}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${targets[what]} ms, ${leads} leads\n`,
    );
  }
  await api.close();
  process.exit(passed ? 0 : 1);
}

await new Command()
  .name('bench:leads')
  .description('Takes the time of the first page of the leads, and of each letter of a search.')
  .option('--leads <number>', 'leads in the database', count, 10_000)
  .option('--rounds <number>', 'how often everything is asked', count, 10)
  .action(run)
  .parseAsync();
