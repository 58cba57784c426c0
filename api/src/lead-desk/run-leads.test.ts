import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../database/database.js';
import { migrate } from '../database/migrations.js';
import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import type { Lead } from './lead-desk.js';
import { runLeads } from './run-leads.js';

let api: RunningApi;
const leads = (...args: string[]) => runLeads(args, { DATA_DIR: api.environment.dataDir });
const json = async (...args: string[]) => JSON.parse(await leads(...args, '--json')) as Lead[];

const hostile = '=HYPERLINK("http://example.com"),\u001b[31mred';

beforeAll(async () => {
  api = await startApi();
  const send = async (change: object) => {
    await postJson(`${api.url}/api/contact`, { ...contactExample, ...change });
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await send({ name: 'First', message: hostile });
  await send({ name: 'Zoë ÄRMEL', service: 'cybersecurity', message: 'Rank your website today' });
  await send({ name: 'Third', company: "O'Neil, Sons" });
});
afterAll(() => api.close());

const setOutbox = async (name: string, change: object) => {
  const [lead] = await json('--search', name);
  await api.database.updateTable('outbox').set(change).where('lead_id', '=', lead!.id).execute();
  return lead!.id;
};

describe('listing leads while the api runs', () => {
  it('shows the newest first with their flag and the state of their notification', async () => {
    const lines = (await leads()).split('\n');
    expect(lines[0]).toMatch(/^id +received +name +company +email +phone +service +delivery$/);
    expect(lines[1]).toMatch(/^[0-9a-f]{8} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Third .*held$/);
    expect(lines[2]).toBe(`  ${contactExample.message}`);
    expect(lines[3]).toMatch(/Zoë ÄRMEL .*withheld$/);
    expect(lines[4]).toBe('  [flagged] Rank your website today');
    expect(lines[5]).toContain('First');
    expect(await leads('list')).toBe(lines.join('\n'));
  });

  it.each([
    [['--flagged'], ['Zoë ÄRMEL']],
    [
      ['--service', 'cctv-security'],
      ['Third', 'First'],
    ],
    [['--search', 'zoë ärmel'], ['Zoë ÄRMEL']],
    [['--search', 'o’neil'], []],
    [['--search', "o'neil", '--service', 'cctv-security'], ['Third']],
    [['--search', 'example', '--limit', '1'], ['Third']],
    [
      ['--limit', '2'],
      ['Third', 'Zoë ÄRMEL'],
    ],
    [
      ['--since', '2020-01-01'],
      ['Third', 'Zoë ÄRMEL', 'First'],
    ],
    [['--since', '2999-01-01'], []],
  ])('%j finds %j', async (args, names) => {
    expect((await json(...args)).map(({ name }) => name)).toEqual(names);
  });

  it('writes CSV that a spreadsheet does not run as a formula', async () => {
    const [header, third, , first] = (await leads('--csv')).split('\r\n');
    expect(header).toBe('id,createdAt,name,company,email,phone,service,message,flagged,flagReasons,delivery');
    expect(third).toContain(`,"O'Neil, Sons",asha@example.com,+91 40 0000 0001,`);
    expect(first).toContain(`,"'=HYPERLINK(""http://example.com""),[31mred",`);
  });

  it('writes JSON with every field', async () => {
    expect((await json('--flagged'))[0]).toMatchObject({
      flagged: true,
      flagReasons: ['known phrases: rank your website'],
      outbox: [{ channel: 'none', status: 'withheld', attempts: 0, lastError: null }],
    });
  });
});

describe('one lead', () => {
  it('is shown with its whole message and cannot steer the terminal', async () => {
    const [lead] = await json('--search', 'First');
    const text = await leads('show', lead!.id.slice(0, 8));
    expect(text).toContain('name      First\n');
    expect(text).toContain('delivery  none: held (until a channel is configured)\n');
    expect(text).toContain('  =HYPERLINK("http://example.com"),');
    expect(text).not.toContain('\u001b');
    expect(JSON.parse(await leads('show', lead!.id, '--json'))).toEqual(lead);
  });

  it('that is withheld goes out when somebody asks for it', async () => {
    const id = await setOutbox('Zoë', { status: 'withheld' });
    expect(await leads('retry', id)).toBe('1 notification is due again; the running api delivers.\n');
    expect(await json('--flagged')).toMatchObject([{ delivery: 'held' }]);
  });

  it('that was delivered is not delivered again', async () => {
    const id = await setOutbox('First', { status: 'delivered', channel: 'email' });
    await expect(leads('retry', id)).rejects.toThrow('was delivered already');
  });
});

it('lists what was given up and makes it due again', async () => {
  expect(await leads('dead')).toBe('Nothing was given up.\n');
  const id = await setOutbox('Third', {
    status: 'dead',
    attempts: 12,
    last_error: '550 \u001bno',
    channel: 'email',
  });
  expect(await leads('dead')).toMatch(new RegExp(`^${id} .*O'Neil, Sons +email +12 attempts +550 +no\n$`));
  expect(await leads()).toMatch(/Third .*dead/);
  expect(await leads('retry', '--all-dead')).toBe('1 notification is due again; the running api delivers.\n');
  expect(await json('--search', 'Third')).toMatchObject([{ delivery: 'pending', outbox: [{ attempts: 0 }] }]);
});

describe('says what is wrong', () => {
  it.each([
    [['--limit', 'many'], /--limit.*must be a whole number above 0/],
    [['--since', 'yesterday'], /--since.*such as 2026-11-01/],
    [['--csv', '--json'], /cannot be used with option '--json'/],
    [['--everything'], /unknown option '--everything'/],
    [['show'], /missing required argument 'id'/],
    [['show', 'ffffffff-none'], /There is no lead whose id begins with/],
    [['show', '%'], /There is no lead whose id begins with/],
    [['retry'], /Name one lead, or say --all-dead/],
    [['retry', 'abcd', '--all-dead'], /Name one lead, or say --all-dead/],
  ])('with %j', async (args, message) => {
    await expect(leads(...args)).rejects.toThrow(message);
  });

  it('when the leads cannot be read', async () => {
    const reading = runLeads([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    await expect(reading).rejects.toThrow(/^The leads in PostgreSQL could not be read: .*ECONNREFUSED/);
  });

  it('when the database is of an earlier version', async () => {
    const dataDir = temporaryFolder();
    const database = Database.open({ dataDir });
    await migrate(database, '0001-first');
    await database.destroy();
    await expect(runLeads([], { DATA_DIR: dataDir })).rejects.toThrow(/earlier version: start the api once/);
  });
});

it('explains itself', async () => {
  const help = await leads('--help');
  expect(help).toContain('retry [options] [id]');
  expect(help).toContain('--since <day>');
});

it('says so when no database exists yet', async () => {
  const folder = temporaryFolder();
  const text = await runLeads([], { DATA_DIR: folder });
  expect(text).toBe(`No leads yet: there is no database in ${folder}.\n`);
  expect(await runLeads(['--json'], { DATA_DIR: folder })).toBe('[]\n');
});
