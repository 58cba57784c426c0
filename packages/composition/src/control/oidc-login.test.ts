import { jest } from '@jest/globals';
import getPort from 'get-port';
import { ControlSite, pathOf, type ConsoleBrowser } from '../testing/control-site.js';
import { OidcIssuer } from '../testing/oidc-issuer.js';
import { rolesOf } from './access/oidc-login.js';

jest.setTimeout(120_000);

let site: ControlSite;
let issuer: OidcIssuer;
const ready = async () => {
  // The issuer says at length that it is not made for production like this.
  for (const kind of ['warn', 'info'] as const) jest.spyOn(console, kind).mockImplementation(() => {});
  const port = await getPort();
  issuer = await OidcIssuer.open(() => `http://localhost:${port}/login/oidc/callback`);
  const { origin, clientId, clientSecret } = issuer;
  site = await ControlSite.open({
    port,
    oidc: { issuer: origin, clientId, clientSecret, rolesClaim: 'roles' },
  });
};
beforeAll(ready);
afterAll(async () => {
  await site.close();
  await issuer.close();
});

/** Follows the issuer as a browser does, to the address it sends whoever logs in back to. */
async function atTheIssuer(begin: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = begin;
  while (new URL(address).port !== String(site.port)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    address = new URL(next, address).href;
  }
  return pathOf(address);
}

const begin = async (browser: ConsoleBrowser) => (await browser.get('/login/oidc')).headers.location ?? '';

it('logs somebody in by code with PKCE and gives them the roles that the issuer names', async () => {
  const browser = site.browser();
  const address = await begin(browser);
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
  });
  const answer = await browser.get(await atTheIssuer(address));
  expect(answer.headers['set-cookie']?.join()).toContain('SameSite=Strict');
  expect(await browser.know()).toMatchObject({
    ...{ name: 'ada@northgate.example', roles: { 'mfe-blog': 'editor' } },
  });
  const asked = await browser.change('/api/releases/actions', {
    action: 'take-back',
    app: 'mfe-tools',
    sequence: 1,
  });
  expect(asked.status).toBe(403);
  expect((await browser.get('/desk/leads')).status).toBe(403);
  expect((await browser.get('/api/audit')).status).toBe(403);
});

it('takes an answer of the issuer once, from the browser that asked, for the login that began', async () => {
  const browser = site.browser();
  const back = await atTheIssuer(await begin(browser));
  expect((await site.browser().get(back)).headers.location).toBe('/login?why=refused');
  const forged = back.replace(/state=[^&]+/, 'state=another');
  const victim = site.browser();
  await begin(victim);
  expect((await victim.get(forged)).headers.location).toBe('/login?why=refused');
  expect((await victim.get(back)).headers.location).toBe('/login?why=refused');
  expect((await browser.get(back)).status).toBe(200);
  expect((await browser.get(back)).headers.location).toBe('/login?why=refused');
});

it('lets nobody in whom the issuer gives no role', async () => {
  issuer.roles = ['somebody', 'editor-in-chief'];
  const browser = site.browser();
  const answer = await browser.get(await atTheIssuer(await begin(browser)));
  expect(answer.headers.location).toBe('/login?why=role');
  expect((await browser.get('/api/session')).status).toBe(401);
});

it.each([
  [['viewer', 'editor:mfe-blog'], { '*': 'viewer', 'mfe-blog': 'editor' }],
  [['viewer', 'operator', 'editor'], { '*': 'operator' }],
  ['editor', { '*': 'editor' }],
  [['root', '', null, { a: 1 }], {}],
  [undefined, {}],
])('reads %j as roles', (claim, roles) => {
  expect(rolesOf(claim)).toEqual(roles);
});
