import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Changed } from '@northgate/contracts/console/audit.js';
import type { LeadDetail, LeadPage } from '@northgate/contracts/console/leads.js';
import { contactExample } from '../testing/contact-example.js';
import { onBothEngines, variablesOf } from '../testing/on-both-engines.js';
import { postJson, startApi, type RunningApi } from '../testing/start-api.js';
import { LeadWorkRepository } from './lead-work.repository.js';

Logger.overrideLogger(false);

const deskKey = 'a key of this desk';

onBothEngines('leads at the desk', (locate) => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await startApi({ DESK_KEY: deskKey, ...variablesOf(await locate()) });
  }, 60_000);
  beforeEach(async () => {
    for (const table of ['lead_notes', 'outbox', 'leads', 'rate_windows'] as const)
      await api.database.deleteFrom(table).execute();
  });
  afterAll(() => api.close());

  const ask = async <T>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; data: T }> => {
    const response = await fetch(`${api.url}/desk/leads${path}`, {
      method,
      headers: {
        'x-desk-key': deskKey,
        'x-desk-person': encodeURIComponent('Zoë'),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: (await response.json()) as T };
  };
  const list = async (query = '') => (await ask<LeadPage>('GET', query)).data;
  const send = (contact: object, headers = {}) =>
    postJson(`${api.url}/api/contact`, { ...contactExample, ...contact }, headers);
  const firstId = async () => (await list()).leads[0]?.id ?? '';

  it('has nothing for who does not hold its key', async () => {
    for (const headers of [undefined, { 'x-desk-key': 'another key of a desk' }])
      expect((await fetch(`${api.url}/desk/leads`, headers && { headers })).status).toBe(404);
  });

  it('lists leads with the page and the campaign they came from', async () => {
    await send(
      { campaign: { utm_source: 'letter', utm_campaign: 'spring "24"' } },
      { referer: 'http://localhost/platform?utm_source=letter' },
    );
    await send({ campaign: 'none', name: 'Bo Lind' });
    const page = await list();
    expect(page.leads.map(({ name, page: path, campaign }) => [name, path, campaign])).toEqual(
      expect.arrayContaining([
        ['Asha Rao', '/platform', { utm_source: 'letter', utm_campaign: 'spring "24"' }],
        ['Bo Lind', '', {}],
      ]),
    );
    expect(page).toMatchObject({ total: 2, counts: { new: 2, spam: 0 }, next: null });
    expect((await list('?campaign=spring%20%2224%22')).total).toBe(1);
    expect((await ask('GET', '/choices')).data).toEqual({
      owners: [],
      services: ['cctv-security'],
      campaigns: ['spring "24"'],
    });
  });

  it('finds words in any letters, and signs that stand for others as themselves', async () => {
    await send({ name: 'ÅSA ÖSTRÖM', message: 'We need 100% of the yard covered.' });
    await send({ name: 'Bo Lind' });
    for (const [search, total] of [
      ['åsa yard', 1],
      ['100%', 1],
      ['1_0%', 0],
      ['lind asa', 0],
      ['cameras', 1],
    ] as const)
      expect([search, (await list(`?search=${encodeURIComponent(search)}`)).total]).toEqual([search, total]);
  });

  it('pages through all leads once each', async () => {
    const { database } = api;
    await send({});
    const [row] = await database.selectFrom('leads').selectAll().execute();
    const more = Array.from({ length: 119 }, (_, at) => ({
      ...row!,
      id: randomUUID(),
      created_at: row!.created_at - (at % 7),
    }));
    await database.insertInto('leads').values(more).execute();
    const seen: string[] = [];
    for (let page = await list(); ; page = await list(`?after=${page.next}`)) {
      seen.push(...page.leads.map(({ id }) => id));
      if (page.next === null) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  it('changes status and owner, and says what was before', async () => {
    await send({});
    const id = await firstId();
    const { data } = await ask<Changed<LeadDetail>>('PATCH', `/${id}`, { status: 'in-work', owner: 'Zoë' });
    expect(data.result).toMatchObject({ status: 'in-work', owner: 'Zoë' });
    expect(data.change).toEqual({
      what: 'change leads',
      subject: `lead ${id}`,
      before: { status: 'new', owner: null },
      after: { status: 'in-work', owner: 'Zoë' },
    });
    expect((await list('?owner=-')).total).toBe(0);
    expect((await list('?status=in-work&owner=Zo%C3%AB')).total).toBe(1);
    expect((await ask('PATCH', `/${id}`, {})).status).toBe(400);
    expect((await ask('PATCH', `/${randomUUID()}`, { status: 'won' })).status).toBe(404);
    const several = await ask<Changed<unknown[]>>('PATCH', '', { ids: [id], change: { status: 'won' } });
    expect(several.data.result).toEqual([{ id, status: 'in-work', owner: 'Zoë' }]);
  });

  it('keeps notes under the name of who wrote them, and no words of theirs in the change', async () => {
    await send({});
    const id = await firstId();
    const { data } = await ask<Changed<LeadDetail>>('POST', `/${id}/notes`, { text: 'Call on Monday.' });
    const [note] = data.result.notes;
    expect(note).toMatchObject({ author: 'Zoë', text: 'Call on Monday.' });
    expect(JSON.stringify(data.change)).not.toContain('Monday');
    const removed = await ask<Changed<LeadDetail>>('DELETE', `/${id}/notes/${note!.id}`);
    expect(removed.data.result.notes).toEqual([]);
  });

  it('delivers again what was held back', async () => {
    await send({ website: 'https://spam.example' });
    const spam = await list('?status=spam&delivery=withheld');
    expect(spam.total).toBe(1);
    const { data } = await ask<Changed<LeadDetail>>('POST', `/${spam.leads[0]!.id}/redelivery`);
    expect(data.result.delivery).toBe('held');
    expect(data.change).toMatchObject({ before: { delivery: 'withheld' }, after: { notifications: 1 } });
  });

  it('exports all that a filter finds, without formulas', async () => {
    await send({ name: '=cmd|x', company: 'Quixote' });
    await send({ company: 'Two' });
    const { data } = await ask<Changed<string>>('POST', '/csv', { search: 'quixote' });
    expect(data.result).toContain(`"'=cmd|x"`);
    expect(data.result).not.toContain('Two');
    expect(data.change).toMatchObject({ subject: '1 leads', after: { filteredBy: ['search'] } });
  });

  it('hands out and erases what there is of one person, whatever letters they write in', async () => {
    await send({ email: 'Asha@Example.com' });
    await send({ company: 'Again' });
    await send({ email: 'bo@example.com' });
    const id = await firstId();
    await ask('POST', `/${id}/notes`, { text: 'A note.' });
    const person = { email: 'ASHA@example.com' };
    const exported = await ask<Changed<{ leads: LeadDetail[] }>>('POST', '/persons/export', person);
    expect(exported.data.result.leads).toHaveLength(2);
    const erased = await ask<Changed<{ erased: number }>>('POST', '/persons/erase', person);
    expect(erased.data.result).toEqual({ erased: 2 });
    expect(JSON.stringify(erased.data.change).toLowerCase()).not.toContain('asha');
    expect((await list()).leads.map(({ email }) => email)).toEqual(['bo@example.com']);
  });

  it.each([
    ['JÖRG@example.com', 'jörg@example.com'],
    ['jörg@example.com', 'JÖRG@EXAMPLE.COM'],
    ['J\u00f6rg@example.com', 'jo\u0308rg@example.com'],
    ['ΑΣΗΜΙΝΑ.ΑΣ@example.com', 'ασημινα.ας@example.com'],
    ['a_b%!@example.com', 'A_B%!@example.com'],
  ])('finds the leads of %s for %s, and of nobody else', async (sent, asked) => {
    await send({ email: sent });
    await send({ email: `x${sent}`, message: `Please answer ${sent}, too.` });
    const person = { email: asked };
    const exported = await ask<Changed<{ leads: LeadDetail[] }>>('POST', '/persons/export', person);
    expect(exported.data.result.leads.map(({ email }) => email)).toEqual([sent]);
    const erased = await ask<Changed<{ erased: number }>>('POST', '/persons/erase', person);
    expect(erased.data.result).toEqual({ erased: 1 });
    expect((await list()).leads.map(({ email }) => email)).toEqual([`x${sent}`]);
  });

  it('forgets leads that are older than they may be', async () => {
    await send({});
    const leads = new LeadWorkRepository(api.database);
    const inThreeDays = Date.now() + 3 * 86_400_000;
    expect(await leads.forget(inThreeDays)).toBe(0);
    const { data } = await ask<Changed<unknown>>('PUT', '/settings', { keepDays: 2 });
    expect(data.change).toMatchObject({ before: { keepDays: 0 }, after: { keepDays: 2 } });
    expect((await ask('GET', '/settings')).data).toEqual({ keepDays: 2 });
    expect(await leads.forget()).toBe(0);
    expect(await leads.forget(inThreeDays)).toBe(1);
    expect((await list()).total).toBe(0);
  });
});
