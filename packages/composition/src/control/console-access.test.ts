import { jest } from '@jest/globals';
import { ControlSite, pathOf } from '../testing/control-site.js';
import { sendBytes } from '../testing/send-bytes.js';

jest.setTimeout(120_000);

let site: ControlSite;
beforeAll(async () => {
  site = await ControlSite.open();
});
afterAll(() => site.close());

const cookieName = 'northgate_console';

describe('the link of this machine', () => {
  it('lets whoever comes first in, and nobody after them', async () => {
    const link = pathOf(await site.control.link());
    const [one, other] = [site.browser(), site.browser()];
    const answers = await Promise.all([one.get(link), other.get(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303]);
    const sessions = await Promise.all([one.get('/api/session'), other.get('/api/session')]);
    expect(sessions.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await site.browser().get(link)).headers.location).toBe('/login?why=link');
  });

  it('gives an operator a cookie that no script reads and no other site has sent', async () => {
    const browser = site.browser();
    const { headers } = await browser.get(pathOf(await site.control.link()));
    expect(headers['set-cookie']?.join()).toMatch(
      /^northgate_console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await browser.know()).toMatchObject({ name: 'this machine', roles: { '*': 'operator' } });
  });

  it('begins a session of its own, whatever the browser held before', async () => {
    const browser = site.browser();
    browser.cookies.set(cookieName, 'fixed-by-a-stranger');
    await browser.get(pathOf(await site.control.link()));
    const first = browser.cookies.get(cookieName);
    expect(first).not.toBe('fixed-by-a-stranger');
    await browser.get(pathOf(await site.control.link()));
    expect(browser.cookies.get(cookieName)).not.toBe(first);
    const before = site.browser();
    before.cookies.set(cookieName, first ?? '');
    expect((await before.get('/api/session')).status).toBe(401);
  });

  it('cannot be guessed: an address that tries often is told to wait', async () => {
    const own = await ControlSite.open();
    try {
      const tried = [];
      for (let attempt = 0; attempt < 22; attempt += 1)
        tried.push((await own.browser().get(`/enter?link=${attempt}`)).status);
      expect(tried.slice(0, 20)).toEqual(Array(20).fill(303));
      expect(tried.slice(20)).toEqual([429, 429]);
    } finally {
      await own.stop();
    }
  });
});

describe('a session', () => {
  it('outlives a restart of the server, and its secret is in no file', async () => {
    const browser = await site.operator();
    await site.control.stop();
    await site.start();
    const again = site.browser();
    again.cookies.set(cookieName, browser.cookies.get(cookieName) ?? '');
    expect((await again.get('/api/session')).status).toBe(200);
  });

  it.each([
    ['has been idle for long', { idle: 20, longest: 60_000 }],
    ['has lasted long', { idle: 60_000, longest: 20 }],
  ])('ends when it %s', async (_, times) => {
    const own = await ControlSite.open({ times });
    try {
      const browser = await own.operator();
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect((await browser.get('/api/session')).status).toBe(401);
    } finally {
      await own.stop();
    }
  });

  it('ends here with a log-out, and everywhere with the other one', async () => {
    const [one, two, three] = [await site.operator(), await site.operator(), await site.operator()];
    expect((await one.change('/api/logout')).status).toBe(204);
    expect((await one.get('/api/session')).status).toBe(401);
    expect((await two.get('/api/session')).status).toBe(200);
    await two.change('/api/logout-everywhere');
    expect((await three.get('/api/session')).status).toBe(401);
  });
});

describe('a change is refused', () => {
  const action = { action: 'promote', candidate: 99 };

  it.each([
    ['without the token', { 'x-csrf-token': '' }],
    ['with the token of another session', { 'x-csrf-token': 'x'.repeat(32) }],
    ['from a page of another origin', { origin: 'http://localhost:1' }],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { origin: '' }],
  ])('%s', async (_, headers) => {
    const browser = await site.operator();
    const { status } = await browser.change('/api/releases/actions', action, { headers });
    expect(status).toBe(403);
  });

  it('without a session', async () => {
    expect((await site.browser().change('/api/releases/actions', action)).status).toBe(401);
  });
});

describe('what is asked of the console', () => {
  it('is answered under its own name only', async () => {
    const browser = await site.operator();
    const { status } = await browser.get('/api/session', { host: 'rebound.example' });
    expect(status).toBe(403);
  });

  it('is never shown in a frame, kept, or read by other origins', async () => {
    const { headers } = await site.browser().get('/login');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    ['/api/session', 401],
    ['/api/panels', 401],
    ['/api/releases', 401],
    ['/api/releases/events', 401],
    ['/api/audit', 401],
    ['/desk/leads', 401],
    ['/api/nothing', 404],
    ['/assets/mfe-blog/000000000000/console/main.js', 404],
    ['/assets/mfe-blog/..%2f..%2fetc/passwd', 404],
  ])('without a login %s answers %d', async (path, status) => {
    expect((await site.browser().get(path)).status).toBe(status);
  });

  it.each([
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n', 400],
    ['an address that is no path', 'GET * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    [
      'half an encoded character',
      'GET /api/%E0%A4%A HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      400,
    ],
  ])('%s is the fault of who asked', async (_, bytes, status) => {
    const answer = await sendBytes(site.port, bytes, 30_000);
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])).toBe(status);
  });
});
