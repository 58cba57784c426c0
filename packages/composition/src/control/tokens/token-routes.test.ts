import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Session } from '@northgate/contracts/console/session.js';
import { madeToken, tokenList } from '@northgate/contracts/console/tokens.js';
import { ControlSite, type ConsoleBrowser } from '../../testing/control-site.js';
import { ReleaseTokens } from '../../tokens/release-tokens.js';
import { Sessions } from '../access/sessions.js';
import { AuditLog } from '../audit-log.js';

jest.setTimeout(120_000);

let site: ControlSite;
let operator: ConsoleBrowser;
let kept: ReleaseTokens;
beforeAll(async () => {
  site = await ControlSite.open();
  operator = await site.operator();
  kept = new ReleaseTokens(join(site.dataDir, 'tokens'));
});
afterAll(() => site.close());

const order = { app: 'mfe-blog', by: ' Blog CI ', days: 30, records: false };
const listed = async () => tokenList.parse(JSON.parse((await operator.get('/api/tokens')).text));
const audited = async () => (await new AuditLog(site.dataDir).page(0, 1)).entries[0];

/** A browser in which somebody with these roles is logged in. */
async function browserOf(roles: Session['roles']): Promise<ConsoleBrowser> {
  const browser = site.browser();
  const sessions = new Sessions(site.dataDir, { idle: 60_000, longest: 600_000 });
  browser.cookies.set('northgate_console', await sessions.begin({ name: 'Bo', by: 'a test', roles }));
  await browser.know();
  return browser;
}

it('makes a token that is known at once, shows it this once, and says in the log who made it', async () => {
  const { status, text, headers } = await operator.change('/api/tokens', order);
  const { token, ...made } = madeToken.parse(JSON.parse(text));
  expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
  expect(await kept.find(token)).toMatchObject({ app: 'mfe-blog', by: 'Blog CI', records: false });
  const all = await operator.get('/api/tokens');
  expect(tokenList.parse(JSON.parse(all.text))).toEqual({
    tokens: [made],
    apps: expect.arrayContaining(['shell', 'mfe-blog']),
  });
  const entry = await audited();
  expect(entry).toMatchObject({
    ...{ who: 'this machine', by: 'link', what: 'make a token', subject: `token ${made.id}` },
    ...{ before: null, after: { app: 'mfe-blog', by: 'Blog CI', expiresAt: made.expiresAt } },
  });
  const secret = token.slice(-43);
  for (const said of [all.text, JSON.stringify(entry)]) {
    expect(said).not.toContain(secret);
    expect(said).not.toContain('hash');
  }
});

it('withdraws a token for good, and says so in the log', async () => {
  const { token, id } = await kept.add('mfe-tools', { by: 'Tools CI' });
  const withdraw = () => operator.change(`/api/tokens/${id}`, null, { method: 'DELETE' });
  expect((await withdraw()).status).toBe(204);
  expect(await kept.find(token)).toBeNull();
  expect((await listed()).tokens.map((one) => one.id)).not.toContain(id);
  expect(await audited()).toMatchObject({
    ...{ what: 'withdraw a token', subject: `token ${id}` },
    ...{ before: { app: 'mfe-tools', by: 'Tools CI', expiresAt: null }, after: null },
  });
  expect(JSON.stringify(await audited())).not.toContain('hash');
  expect((await withdraw()).status).toBe(404);
});

it.each([
  ['for an app that the site has not', { ...order, app: 'mfe-weather' }],
  ['of nobody', { ...order, by: '  ' }],
  ['with a name of two lines', { ...order, by: 'Blog\nCI' }],
  ['for less than a day', { ...order, days: 0 }],
  ['with more than can be said', { ...order, hash: 'mine' }],
])('makes no token %s', async (_, wrong) => {
  const before = await listed();
  expect((await operator.change('/api/tokens', wrong)).status).toBe(400);
  expect(await listed()).toEqual(before);
});

it.each([
  ['an editor', { '*': 'editor' as const }],
  ['an operator of one app', { '*': 'viewer' as const, 'mfe-blog': 'operator' as const }],
])('neither shows tokens to %s nor lets them change any', async (_, roles) => {
  const { id } = await kept.add('mfe-blog', { by: 'Blog CI' });
  const browser = await browserOf(roles);
  expect((await browser.get('/api/tokens')).status).toBe(403);
  expect((await browser.change('/api/tokens', order)).status).toBe(403);
  expect((await browser.change(`/api/tokens/${id}`, null, { method: 'DELETE' })).status).toBe(403);
  expect((await listed()).tokens.map((one) => one.id)).toContain(id);
});

it('changes nothing that another page has a browser ask for', async () => {
  const before = await listed();
  const headers = { origin: 'http://localhost:1', 'sec-fetch-site': 'cross-site' };
  expect((await operator.change('/api/tokens', order, { headers })).status).toBe(403);
  const [one] = before.tokens;
  const removal = { method: 'DELETE', headers: { 'x-csrf-token': '' } };
  expect((await operator.change(`/api/tokens/${one?.id}`, null, removal)).status).toBe(403);
  expect(await listed()).toEqual(before);
});
