import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@northgate/contracts/errors.js';
import { LeadDesk } from '../lead-desk/lead-desk.js';
import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi, type RunningApi } from '../testing/start-api.js';

let api: RunningApi;
let address: string;

beforeAll(async () => {
  api = await startApi();
  address = `${api.url}/api/contact`;
});
afterAll(() => api.close());

const leadCount = async () => {
  const row = await api.database
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

const nameMessage = 'Name must be at least 2 characters.';
const companyMessage = 'Company name is required.';
const emailMessage = 'Please enter a valid email address.';
const phoneMessage = 'Please enter a valid phone number.';
const serviceMessage = 'Please select a service.';
const messageMessage = 'Message must be at least 10 characters.';

describe('the boundaries of the contact form', () => {
  it.each([
    ['name', 'A', nameMessage],
    ['name', 'Al', undefined],
    ['name', '', nameMessage],
    ['company', '', companyMessage],
    ['company', 'X', undefined],
    ['email', '', emailMessage],
    ['email', 'a', emailMessage],
    ['email', 'a@b', emailMessage],
    ['email', 'a b@example.com', emailMessage],
    ['email', 'a@example.com', undefined],
    ['email', 'first.last+tag@mail.example.org', undefined],
    ['phone', '1234', phoneMessage],
    ['phone', '12345', undefined],
    ['phone', '+00 00 0', undefined],
    ['service', undefined, serviceMessage],
    ['service', 'other', undefined],
    ['message', '123456789', messageMessage],
    ['message', '1234567890', undefined],
    ['name', '  ', nameMessage],
    ['company', ' ', companyMessage],
  ])('%s = %j answers %j', async (field, value, message) => {
    const response = await postJson(address, { ...contactExample, [field]: value });
    const body: unknown = await response.json();
    if (message === undefined) {
      expect([response.status, body]).toEqual([201, { ok: true }]);
    } else {
      expect(response.status).toBe(400);
      expect(problem.parse(body)).toMatchObject({
        code: 'invalid-input',
        error: message,
        fields: { [field]: message },
      });
    }
  });

  it('refuses a service that is not offered and a value that is no text', async () => {
    const response = await postJson(address, { ...contactExample, service: 'catering', phone: 12345 });
    expect(await response.json()).toMatchObject({ fields: { service: serviceMessage, phone: phoneMessage } });
  });
});

describe('storing a lead', () => {
  it('stores trimmed texts and a notification in the same step, held because no channel is configured', async () => {
    const email = 'stored@example.com';
    await postJson(address, {
      ...contactExample,
      email,
      name: '  Asha Rao ',
      message: 'NUL \u0000 is taken out',
    });
    const lead = await api.database
      .selectFrom('leads')
      .innerJoin('outbox', 'outbox.lead_id', 'leads.id')
      .select(['name', 'message', 'outbox.status', 'channel', 'flagged'])
      .where('email', '=', email)
      .execute();
    const message = 'NUL  is taken out';
    expect(lead).toEqual([{ name: 'Asha Rao', message, status: 'held', channel: 'none', flagged: 0 }]);
  });

  it('stores a repeat with the same key once and gives the same answer', async () => {
    const before = await leadCount();
    const headers = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await postJson(address, contactExample, headers);
        return [response.status, await response.json()];
      }),
    );
    expect(answers).toEqual(Array(8).fill([201, { ok: true }]));
    expect(await leadCount()).toBe(before + 1);
  });

  it('refuses a key that was used for another request', async () => {
    const headers = { 'idempotency-key': 'key-2' };
    await postJson(address, contactExample, headers);
    const response = await postJson(address, { ...contactExample, name: 'Someone else' }, headers);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'key-reused' });
  });

  it('stores what looks like spam with its reasons, answers the same, and tells nobody', async () => {
    const message = 'Guest posting: https://a.example https://b.example https://c.example';
    const email = 'spam@example.com';
    const response = await postJson(address, { ...contactExample, email, message, website: 'x' });
    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    const [lead] = await new LeadDesk(api.database).find({ search: email });
    expect(lead).toMatchObject({ flagged: true, delivery: 'withheld', message });
    expect(lead?.flagReasons).toEqual([
      '3 links in the message',
      'known phrases: guest posting',
      'the hidden field was filled in',
    ]);
  });

  it('takes an empty hidden field for what it is', async () => {
    const email = 'person@example.com';
    await postJson(address, { ...contactExample, email, message: 'I left it empty.', website: '' });
    expect(await new LeadDesk(api.database).find({ search: email })).toMatchObject([{ flagged: false }]);
  });

  it('refuses a key no client would send', async () => {
    const response = await postJson(address, contactExample, { 'idempotency-key': 'x'.repeat(201) });
    expect(response.status).toBe(400);
  });
});

describe('a form sent without script', () => {
  const form = (values: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
      body: new URLSearchParams(values),
    });

  it('leads back to the contact page once the lead is stored', async () => {
    const before = await leadCount();
    const response = await form(contactExample);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/contact?sent=1#message-sent',
    ]);
    expect(await leadCount()).toBe(before + 1);
  });

  it('answers a readable page with every message and a way back', async () => {
    const response = await form({ ...contactExample, name: '', email: '<b>' });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain(`<li>${nameMessage}</li>`);
    expect(page).toContain(`<li>${emailMessage}</li>`);
    expect(page).toContain('<a href="/contact#contact">Back to the form</a>');
  });
});
