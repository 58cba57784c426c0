import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi, type RunningApi } from '../testing/start-api.js';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const figures = async (): Promise<string> => (await fetch(`${api.url}/metrics`)).text();

it('counts requests by route and status, and addresses without a route as one', async () => {
  await fetch(`${api.url}/api/blog/no-such-post`);
  await fetch(`${api.url}/api/nothing-here`);
  await fetch(`${api.url}/api/nothing-there`);
  const text = await figures();
  expect(text).toMatch(
    /^api_request_duration_seconds_count\{method="GET",route="\/api\/blog\/:slug",status="404"\} 1$/m,
  );
  expect(text).toMatch(/^api_request_duration_seconds_count\{method="GET",route="none",status="404"\} 2$/m);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

it('counts announcements that wait', async () => {
  expect(await figures()).not.toContain('api_notifications{');
  expect((await postJson(`${api.url}/api/contact`, contactExample)).status).toBe(201);
  expect(await figures()).toContain('api_notifications{channel="none",status="held"} 1');
});

it('is not below /api, which visitors reach', async () => {
  expect((await fetch(`${api.url}/api/metrics`)).status).toBe(404);
});

it('goes on while the database is away, without what is in it', async () => {
  await api.database.destroy();
  expect(await figures()).toContain('api_request_duration_seconds_count');
});
