import { jest } from '@jest/globals';
import { ControlSite } from '../../testing/control-site.js';

jest.setTimeout(120_000);

let site: ControlSite;
beforeAll(async () => {
  site = await ControlSite.open();
});
afterAll(() => site.close());

const refuses = (status: number, error: string) => {
  site.site.api.other = (_, response) =>
    response.writeHead(status, { 'content-type': 'application/problem+json' }).end(JSON.stringify({ error }));
};

it('shows a preview to nobody who is not logged in', async () => {
  expect((await site.browser().get('/preview/posts/one')).status).toBe(401);
});

it('says in place of a page what is wrong with its post, where nothing can run', async () => {
  refuses(400, 'Line 3 of the text: image must carry its size <b>.');
  const { status, text, headers } = await (await site.operator()).get('/preview/posts/one');
  expect([status, text]).toEqual([400, expect.stringContaining('must carry its size &lt;b&gt;.')]);
  expect(headers['content-security-policy']).toMatch(
    /default-src 'none'.*frame-ancestors 'self'.*; sandbox$/,
  );
  expect(headers).not.toHaveProperty('x-frame-options');
});

it('tells a reader whose link is over nothing, and search engines to stay away', async () => {
  refuses(404, 'There is no such post.');
  const { status, text, headers } = await site.browser().get('/review/one.2.3.pass');
  expect([status, text]).toEqual([404, expect.stringContaining('There is no such post.')]);
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
