import { expect, it } from '@jest/globals';
import { problem } from '@northgate/contracts/errors.js';
import { SiteSearch } from '../chat/site-search.js';
import { contactExample } from '../testing/contact-example.js';
import { postJson, startApi } from '../testing/start-api.js';

it('starts and answers 503 while PostgreSQL cannot be reached, and the chat still works', async () => {
  const api = await startApi({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', RATE_LIMIT_CHAT: '5' });
  const statusOf = async (path: string) => (await fetch(`${api.url}${path}`)).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/api/blog')]).toEqual([
    200, 503, 503,
  ]);
  const response = await postJson(`${api.url}/api/contact`, contactExample);
  expect(problem.parse(await response.json())).toMatchObject({ status: 503, code: 'unavailable' });
  expect(response.headers.get('retry-after')).toBe('5');
  expect((await postJson(`${api.url}/api/chat`, { message: 'hello' })).status).toBe(200);
  await api.close();
});

it('is ready only when questions can be answered', async () => {
  const api = await startApi({ IMPORT_POSTS: 'always', RATE_LIMIT_CHAT: '5' });
  expect(api.logger.messages('warn').filter((line) => line.includes('not deleted'))).toEqual([]);
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
  const search = api.application.get(SiteSearch, { strict: false });
  expect(search.titleOf('/blog/cold-chain-sensor')).toBeDefined();
  await api.close();
});
