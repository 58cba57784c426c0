import { jest } from '@jest/globals';
import { read, send } from './requests';

const fetched = jest.fn<typeof fetch>();

/** The little of a response that the helpers look at. */
const answer = (status: number, body: string, statusText = ''): Response =>
  ({
    ok: status >= 200 && status < 300,
    status,
    statusText,
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  }) as Response;

const lastRequest = () => fetched.mock.lastCall?.[1] ?? {};

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer(200, '{"posts":["one"]}'));
  globalThis.fetch = fetched;
});

describe('reading', () => {
  it('gets JSON with credentials and nothing in the body', async () => {
    await expect(read('/api/blog')).resolves.toEqual({ posts: ['one'] });
    expect(fetched).toHaveBeenCalledWith('/api/blog', expect.objectContaining({ credentials: 'include' }));
    expect(lastRequest().method ?? 'GET').toBe('GET');
    expect(lastRequest().body).toBeUndefined();
  });

  it.each([
    [500, 'boom', 'Internal Server Error', '500: boom'],
    [404, 'no such post', 'Not Found', '404: no such post'],
    [503, '', 'Service Unavailable', '503: Service Unavailable'],
    [401, '', 'Unauthorized', '401: Unauthorized'],
  ])(
    'an answer of %d with body "%s" and status text "%s" throws "%s"',
    async (status, body, text, message) => {
      fetched.mockResolvedValue(answer(status, body, text));
      await expect(read('/api/blog')).rejects.toThrow(new Error(message));
    },
  );

  it('answers null to a 401 where that is asked for', async () => {
    fetched.mockResolvedValue(answer(401, 'who are you'));
    await expect(read('/api/blog', { on401: 'null' })).resolves.toBeNull();
  });

  it('still throws other failures where a 401 would be null', async () => {
    fetched.mockResolvedValue(answer(500, 'boom'));
    await expect(read('/api/blog', { on401: 'null' })).rejects.toThrow('500: boom');
  });

  it('asks once and no more when it fails', async () => {
    fetched.mockResolvedValue(answer(500, 'boom'));
    await expect(read('/api/blog')).rejects.toThrow();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(read('/api/blog')).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('can be given up by its caller', async () => {
    const { signal } = new AbortController();
    await read('/api/blog', { signal });
    expect(lastRequest().signal).toBe(signal);
  });
});

describe('writing', () => {
  it('sends a body as JSON with credentials and hands back the answer itself', async () => {
    const created = answer(201, '{}');
    fetched.mockResolvedValue(created);
    await expect(send('POST', '/api/contact', { name: 'Ada' })).resolves.toBe(created);
    expect(fetched).toHaveBeenCalledWith('/api/contact', expect.objectContaining({ credentials: 'include' }));
    expect(lastRequest()).toMatchObject({
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('without a body sends neither body nor content type, but credentials', async () => {
    await send('DELETE', '/api/chat');
    expect(lastRequest()).toMatchObject({ method: 'DELETE', body: null, credentials: 'include' });
    expect(lastRequest().headers).toEqual({});
  });

  it('counts false and null as bodies', async () => {
    await send('PUT', '/api/flag', false);
    expect(lastRequest().body).toBe('false');
    await send('PUT', '/api/flag', null);
    expect(lastRequest().body).toBe('null');
  });

  it('adds the headers its caller needs', async () => {
    await send('POST', '/api/contact', {}, { headers: { 'idempotency-key': 'k1' } });
    expect(lastRequest().headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'k1' });
  });

  it('throws "status: text" and does not try again', async () => {
    fetched.mockResolvedValue(answer(500, 'boom'));
    await expect(send('POST', '/api/contact', {})).rejects.toThrow(new Error('500: boom'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
