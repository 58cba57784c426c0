import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import { listLeads } from './list-leads.js';

let api: RunningApi;
const list = (...args: string[]) => listLeads(args, { DATA_DIR: api.environment.dataDir });

beforeAll(async () => {
  api = await startApi();
  const hostile = '=HYPERLINK("http://example.com"),\u001b[31mred';
  await postJson(`${api.url}/api/contact`, { ...contactExample, name: 'First', message: hostile });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await postJson(`${api.url}/api/contact`, { ...contactExample, name: 'Second', company: "O'Neil, Sons" });
});
afterAll(() => api.close());

describe('listing leads while the api runs', () => {
  it('shows the newest first with the state of its notification', async () => {
    const lines = (await list()).split('\n');
    expect(lines[0]).toMatch(/^received +name +company +email +phone +service +delivery$/);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}Second .*pending$/);
    expect(lines[2]).toBe(`  ${contactExample.message}`);
    expect(lines[3]).toContain('First');
  });

  it('writes CSV that a spreadsheet does not run as a formula', async () => {
    const [header, second, first] = (await list('--csv')).split('\r\n');
    expect(header).toBe('id,createdAt,name,company,email,phone,service,message,flagged,delivery');
    expect(second).toContain(`,"O'Neil, Sons",asha@example.com,+91 40 0000 0001,`);
    expect(first).toContain(`,"'=HYPERLINK(""http://example.com""),[31mred",`);
  });

  it('writes JSON with every field, as many as asked for', async () => {
    const leads = JSON.parse(await list('--json', '--limit', '1')) as unknown[];
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ name: 'Second', flagged: false, delivery: 'pending' });
  });

  it.each([
    [['--limit', 'many'], /--limit must be a whole number above 0/],
    [['--csv', '--json'], /not both/],
    [['--everything'], /Unknown option/],
  ])('says what is wrong with %j', async (args, message) => {
    await expect(list(...args)).rejects.toThrow(message);
  });
});

it('says why the leads cannot be read', async () => {
  const reading = listLeads([], { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
  await expect(reading).rejects.toThrow(/^The leads in PostgreSQL could not be read: .*ECONNREFUSED/);
});

it('says so when no database exists yet', async () => {
  const folder = temporaryFolder();
  const text = await listLeads([], { DATA_DIR: folder });
  expect(text).toBe(`No leads yet: there is no database in ${folder}.\n`);
  expect(await listLeads(['--json'], { DATA_DIR: folder })).toBe('[]\n');
});
