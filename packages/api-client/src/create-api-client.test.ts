import type { ServerResponse } from 'node:http';
import { ApiError } from './api-error.js';
import { createApiClient, type ApiClient } from './create-api-client.js';
import { startTestServer } from './testing/test-server.js';

let server: Awaited<ReturnType<typeof startTestServer>>;
let api: ApiClient;

beforeEach(async () => {
  server = await startTestServer();
  api = createApiClient({ baseURL: server.origin, timeout: 5000 });
});
afterEach(() => server.close());

const says =
  (status: number, body = '', statusText?: string) =>
  (response: ServerResponse) =>
    void response.writeHead(status, statusText).end(body);

/** Sends a first piece at once and another every 20 ms, without end. */
const trickle = (response: ServerResponse) => {
  response.write('[');
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const textOf = async (body: ReadableStream<Uint8Array>) => new Response(body).text();

describe('reading', () => {
  it('answers with what the JSON says', async () => {
    server.answers(says(200, '{"posts":["one"]}'));
    const { data, status } = await api.get<unknown>('/api/blog', { params: { region: 'india' } });
    expect({ data, status }).toEqual({ data: { posts: ['one'] }, status: 200 });
    expect(server.asked[0]).toMatchObject({ method: 'GET', url: '/api/blog?region=india', body: '' });
    expect(server.asked[0]?.headers).not.toHaveProperty('content-type');
  });

  it('gives each call an id of its own and leaves the name of the browser alone', async () => {
    await Promise.all([api.get('/one'), api.get('/two')]);
    const [one, two] = server.asked.map(({ headers }) => headers);
    expect(one?.['x-request-id']).toMatch(/^[\w.:-]{10,100}$/);
    expect(one?.['x-request-id']).not.toBe(two?.['x-request-id']);
    expect(one?.['user-agent']).not.toMatch(/axios/);
  });

  it.each([
    [500, 'boom', 'Internal Server Error', '500: boom'],
    [404, 'no such post', 'Not Found', '404: no such post'],
    [404, '{"error":"There is no post."}', 'Not Found', '404: {"error":"There is no post."}'],
    [503, '', 'Service Unavailable', '503: Service Unavailable'],
    [401, '', 'Unauthorized', '401: Unauthorized'],
  ])('an answer of %d with body "%s" and status text "%s" throws "%s", once', async (...row) => {
    const [status, body, text, message] = row;
    server.answers(says(status, body, text));
    const error = await failure(api.get('/api/blog'));
    expect(error).toMatchObject({ message, kind: 'refused', refusal: { status } });
    expect(server.asked).toHaveLength(1);
  });

  it('knows what a refusal says to people, and to programs', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Invalid input',
      status: 400,
      code: 'invalid-input',
      error: 'Some fields need another look.',
      requestId: 'r-1',
      fields: { email: 'Please enter a valid email address.' },
    };
    server.answers(says(400, JSON.stringify(problem)));
    const error = await failure(api.post('/api/contact', {}));
    expect(error.sentence).toBe('Some fields need another look.');
    expect(error.refusal).toEqual(problem);
  });

  it('has no data for a 401 where that is asked for, and still throws other failures', async () => {
    server.answers(says(401, 'who are you'));
    await expect(api.get('/api/blog', { on401: 'null' })).resolves.toMatchObject({ status: 401, data: null });
    server.answers(says(500, 'boom'));
    expect((await failure(api.get('/api/blog', { on401: 'null' }))).message).toBe('500: boom');
  });

  it('tells an answer that is not JSON', async () => {
    server.answers(says(200, '<p>'));
    expect(await failure(api.get('/api/blog'))).toMatchObject({ kind: 'unreadable' });
    expect(server.asked).toHaveLength(1);
  });
});

describe('a read that nobody answers', () => {
  const dropped = (response: ServerResponse) => void response.destroy();

  it('is tried once more, with the same id', async () => {
    server.answers((response) => (server.asked.length === 1 ? dropped : says(200, '[]'))(response));
    await expect(api.get('/api/blog')).resolves.toMatchObject({ data: [] });
    const ids = server.asked.map(({ headers }) => headers['x-request-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('is tried once more when its body broke off', async () => {
    server.answers((response) => {
      if (server.asked.length > 1) return says(200, '[]')(response);
      response.writeHead(200, { 'content-length': 100 });
      response.write('[');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(api.get('/api/blog')).resolves.toMatchObject({ data: [] });
  });

  it('is given up after the second try', async () => {
    server.answers(dropped);
    const error = await failure(api.get('/api/blog'));
    expect(error).toMatchObject({
      kind: 'unreachable',
      sentence: expect.stringContaining('cannot be reached'),
    });
    expect(server.asked).toHaveLength(2);
  });

  it('has one deadline for both tries', async () => {
    server.answers((response) => {
      if (server.asked.length === 1) setTimeout(() => response.destroy(), 200);
      else setTimeout(() => response.end('[]'), 300);
    });
    expect(await failure(api.get('/api/blog', { timeout: 400 }))).toMatchObject({ kind: 'late' });
  });

  it('names the reason where there is no server at all', async () => {
    await server.close();
    const error = await failure(api.get('/api/blog'));
    expect(error.message).toMatch(/ECONNREFUSED/);
  });
});

describe('writing', () => {
  it('sends a body as JSON and hands back the answer itself', async () => {
    server.answers(says(201, '{"id":1}'));
    const answer = await api.post('/api/contact', { name: 'Ada' }, { idempotencyKey: 'k1' });
    expect(answer).toMatchObject({ status: 201, data: { id: 1 } });
    expect(server.asked[0]).toMatchObject({ method: 'POST', body: '{"name":"Ada"}' });
    expect(server.asked[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k1',
    });
  });

  it('without a body sends neither body nor content type', async () => {
    await api.post('/api/chat');
    await api.delete('/api/chat');
    const sent = server.asked.map(({ body, headers }) => [body, 'content-type' in headers]);
    expect(sent).toEqual([
      ['', false],
      ['', false],
    ]);
  });

  it('sends a file as it is, under its type', async () => {
    await api.post('/api/pictures', new Blob(['abc'], { type: 'image/png' }));
    expect(server.asked[0]).toMatchObject({ body: 'abc', headers: { 'content-type': 'image/png' } });
  });

  it('counts false and null as bodies, and sends a text as it is', async () => {
    for (const body of [false, null, ' {"signed": 1} ']) await api.put('/api/flag', body);
    expect(server.asked.map(({ body }) => body)).toEqual(['false', 'null', ' {"signed": 1} ']);
    const types = server.asked.map(({ headers }) => headers['content-type']);
    expect(types).toEqual(Array(3).fill('application/json'));
  });

  it('is not tried again, neither after an answer nor without one', async () => {
    server.answers(says(500, 'boom'));
    expect((await failure(api.post('/api/contact', {}))).message).toBe('500: boom');
    server.answers((response) => void response.destroy());
    expect(await failure(api.post('/api/contact', {}))).toMatchObject({ kind: 'unreachable' });
    expect(server.asked).toHaveLength(2);
  });
});

describe('the deadline', () => {
  it.each([
    ['no answer', () => {}],
    ['an answer without a body', (response: ServerResponse) => void response.flushHeaders()],
    ['a body that trickles', trickle],
  ])('ends %s', async (_, answer) => {
    server.answers(answer);
    const error = await failure(api.get('/api/blog', { timeout: 150 }));
    expect(error).toMatchObject({ kind: 'late', sentence: expect.stringContaining('too long') });
    expect(server.asked).toHaveLength(1);
  });

  it('ends a stream that trickles', async () => {
    server.answers(trickle);
    const { data } = await api.post<ReadableStream<Uint8Array>>(
      '/api/chat',
      {},
      { responseType: 'stream', timeout: 150 },
    );
    expect(await failure(textOf(data))).toMatchObject({ kind: 'late' });
  });

  it('can be taken off', async () => {
    api = createApiClient({ baseURL: server.origin, timeout: 50 });
    server.answers((response) => void setTimeout(() => response.end('[]'), 200));
    await expect(api.get('/api/blog', { timeout: 0 })).resolves.toMatchObject({ data: [] });
  });
});

describe('a call its caller gives up', () => {
  it.each([
    ['before an answer', () => {}],
    ['within the body', trickle],
  ])('ends %s and is not tried again', async (_, answer) => {
    server.answers(answer);
    const controller = new AbortController();
    const call = api.get('/api/blog', { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    expect(await failure(call)).toMatchObject({ kind: 'cancelled' });
    expect(server.asked).toHaveLength(1);
  });

  it('is not sent at all when it was given up before', async () => {
    const call = api.get('/api/blog', { signal: AbortSignal.abort() });
    expect(await failure(call)).toMatchObject({ kind: 'cancelled' });
    expect(server.asked).toHaveLength(0);
  });

  it('ends a stream, and the connection with it', async () => {
    const closed = new Promise((resolve) =>
      server.answers((response) => {
        trickle(response);
        response.on('close', resolve);
      }),
    );
    const controller = new AbortController();
    const { data } = await api.post<ReadableStream<Uint8Array>>(
      '/api/chat',
      {},
      { responseType: 'stream', signal: controller.signal },
    );
    controller.abort();
    expect(await failure(textOf(data))).toMatchObject({ kind: 'cancelled' });
    await closed;
  });
});

describe('a stream', () => {
  const streamed = { responseType: 'stream' } as const;

  it('hands over each piece as it comes', async () => {
    let more!: (text: string) => void;
    server.answers((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      more = (text) => void response.write(text);
      more('one');
    });
    const controller = new AbortController();
    const { data, headers } = await api.post<ReadableStream<Uint8Array>>(
      '/api/chat',
      {},
      { ...streamed, signal: controller.signal },
    );
    expect(headers['content-type']).toBe('text/event-stream');
    const reader = data.getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('one');
    more('two');
    expect(await next()).toBe('two');
    controller.abort();
  });

  it('that is refused says why', async () => {
    server.answers(says(429, '{"error":"Too many questions."}', 'Too Many Requests'));
    const error = await failure(api.post('/api/chat', {}, streamed));
    expect(error.message).toBe('429: {"error":"Too many questions."}');
    expect(error.sentence).toBe('Too many questions.');
  });

  it('that breaks off fails', async () => {
    server.answers((response) => {
      response.write('one');
      setTimeout(() => response.destroy(), 20);
    });
    const { data } = await api.post<ReadableStream<Uint8Array>>('/api/chat', {}, streamed);
    expect(await failure(textOf(data))).toMatchObject({ kind: 'unreachable' });
  });
});
