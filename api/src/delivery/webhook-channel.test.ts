import { afterEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import type { lookup } from 'node:dns';
import type { ServerResponse } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { leadExample } from '../testing/lead-example.js';
import { startReceiver } from '../testing/webhook-receiver.js';
import { WebhookChannel } from './webhook-channel.js';

const secret = '0123456789abcdef';
const signal = () => AbortSignal.timeout(300);

let receiver: Awaited<ReturnType<typeof startReceiver>> | undefined;
afterEach(() => receiver?.close());

async function deliver(answer?: (response: ServerResponse) => void) {
  receiver = await startReceiver(answer);
  await new WebhookChannel({ url: receiver.url, secret }).deliver(leadExample, signal());
  return receiver.received;
}

describe('a webhook', () => {
  it('carries the lead, its id and a signature the receiver can check', async () => {
    const [hook] = await deliver();
    const { id, createdAt, flagReasons, ...lead } = leadExample;
    expect(JSON.parse(hook!.body)).toEqual({ type: 'lead.created', id, createdAt, flagReasons, lead });
    expect(hook!.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
    const timestamp = hook!.headers['webhook-timestamp'] as string;
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(5);
    const expected = createHmac('sha256', secret).update(`${timestamp}.${hook!.body}`).digest('hex');
    expect(hook!.headers['webhook-signature']).toBe(`v1=${expected}`);
  });

  it('counts as taken whatever a 2xx answer holds, and no more of it is read than the limit', async () => {
    const delivered = deliver((response) => {
      const endless = new Readable({
        read() {
          this.push(Buffer.alloc(32 * 1024));
        },
      });
      pipeline(endless, response, () => {});
    });
    expect(await delivered).toHaveLength(1);
  });

  it.each([
    [500, 'the webhook answered 500'],
    [429, 'the webhook answered 429'],
    [404, 'the webhook answered 404'],
  ])('fails with an answer of %i', async (status, message) => {
    await expect(deliver((response) => response.writeHead(status).end('no'))).rejects.toMatchObject({
      message,
      unreachable: false,
    });
  });

  it('follows no redirect', async () => {
    await expect(
      deliver((response) => response.writeHead(307, { location: '/elsewhere' }).end()),
    ).rejects.toThrow('the webhook answered 307; redirects are not followed');
    expect(receiver!.received.map(({ url }) => url)).toEqual(['/hook']);
  });

  it.each([
    ['never begins', () => {}],
    ['trickles', (response: ServerResponse) => void setInterval(() => response.write('.'), 50).unref()],
  ])('ends at the deadline when the answer %s', async (_, answer) => {
    await expect(deliver(answer)).rejects.toMatchObject({
      message: 'the webhook took too long',
      unreachable: true,
    });
  });
});

describe('where a webhook may lead', () => {
  const resolvingTo = (address: string) =>
    ((_name: string, _options: unknown, callback: (...result: unknown[]) => void) =>
      callback(null, [{ address, family: address.includes(':') ? 6 : 4 }])) as unknown as typeof lookup;
  const deliverTo = (url: string, address: string) =>
    new WebhookChannel({ url, secret }, 1000, resolvingTo(address)).deliver(leadExample, signal());

  it.each(['10.0.0.5', '169.254.169.254', '192.168.0.1', 'fd00::1', '127.0.0.1', '::ffff:10.0.0.5'])(
    'not to a name that turns out to mean %s',
    async (address) => {
      await expect(deliverTo('https://hooks.example.com/x', address)).rejects.toThrow(
        'the webhook leads into a private network',
      );
    },
  );

  it('not from this machine to another one, whatever localhost is made to mean', async () => {
    await expect(deliverTo('http://localhost:9/x', '10.0.0.5')).rejects.toThrow('private network');
  });

  it('to this machine when the address says so', async () => {
    receiver = await startReceiver();
    await deliverTo(`http://localhost:${receiver.port}/hook`, '127.0.0.1');
    expect(receiver.received).toHaveLength(1);
  });
});
