import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/**
 * A program: a service with the surface of OpenAI's chat completions. The first part of an address says how it
 * behaves, `GET /requests` tells what it was asked, and it prints its port once it listens.
 */
const request = z.strictObject({
  model: z.literal('model-7b'),
  stream: z.boolean(),
  messages: z.array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string().min(1) })).min(1),
});
type Request = z.infer<typeof request>;

const reply = [
  'Cameras report ',
  'within 300 ms. ',
  'Loitering is reported ',
  'after 15 minutes (/cctv-security).',
];

const requests: { path: string; headers: unknown; body: unknown; left: boolean }[] = [];
let hits = 0;
let open = 0;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const startEvents = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();

const sendEvent = (response: ServerResponse, data: unknown) =>
  response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);

const chunk = (content: string | undefined, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason: finish }],
});

const whole = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
});

async function writeAll(response: ServerResponse, pause: number): Promise<void> {
  startEvents(response);
  for (const piece of reply) {
    sendEvent(response, chunk(piece));
    await wait(pause);
  }
  sendEvent(response, chunk(undefined, 'stop'));
  sendEvent(response, '[DONE]');
  response.end();
}

/** One piece after the other without an end, until the other side leaves. */
async function trickle(response: ServerResponse, send: () => void, pause: number): Promise<void> {
  while (!response.destroyed) {
    send();
    await wait(pause);
  }
}

const behaviours: Record<string, (response: ServerResponse, asked: Request) => unknown> = {
  good: (response, { stream }) =>
    stream ? writeAll(response, 0) : json(response, 200, whole(reply.join(''))),
  slow: (response) => writeAll(response, 150),
  whole: (response) => json(response, 200, whole(reply.join(''))),
  invent: (response) => json(response, 200, whole('We are ISO 27001 certified and give 50% off (/contact).')),
  silent: (response) => json(response, 200, whole(' ')),
  hang: () => {},
  trickle: (response) => {
    startEvents(response);
    return trickle(response, () => sendEvent(response, chunk(reply[0]! + reply[1]!)), 20);
  },
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    return trickle(response, () => response.write(' '), 20);
  },
  flood: (response) => {
    startEvents(response);
    return trickle(response, () => response.write(`data: ${'x'.repeat(64 * 1024)}`), 1);
  },
  redirect: (response) => response.writeHead(307, { location: '/good/v1/chat/completions' }).end(),
  junk: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>{]'),
  babble: (response) => {
    startEvents(response);
    sendEvent(response, '{"choices":7}');
    response.end();
  },
  cut: (response) => {
    startEvents(response);
    sendEvent(response, chunk('Cameras report '));
    setTimeout(() => response.destroy(), 20);
  },
  error: (response) => json(response, 500, { error: { message: 'overloaded' } }),
  refused: (response) => json(response, 401, { error: { message: 'Incorrect API key provided' } }),
};

async function readBody(message: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const piece of message) body += String(piece);
  return JSON.parse(body);
}

async function complete(message: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, behaviour = '', ...rest] = (message.url ?? '').split('/');
  const body = await readBody(message);
  const record = { path: `/${rest.join('/')}`, headers: message.headers, body, left: false };
  hits += 1;
  requests.push(record);
  if (requests.length > 100) requests.shift();
  open += 1;
  response.once('close', () => {
    open -= 1;
    record.left = !response.writableFinished;
  });
  const asked = request.safeParse(body);
  if (!asked.success) return void json(response, 400, { error: { message: asked.error.message } });
  await behaviours[behaviour]?.(response, asked.data);
}

const server = createServer((message, response) => {
  if (message.url === '/requests') return void json(response, 200, { hits, open, requests });
  complete(message, response).catch(() => response.destroy());
}).listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.on('disconnect', () => process.exit());
