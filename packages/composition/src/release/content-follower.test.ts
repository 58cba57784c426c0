import { contentHookPath } from '@northgate/contracts/content-manifest.js';
import { signatureHeaders } from '@northgate/contracts/signature.js';
import { ContentFollower } from './content-follower.js';

const secret = 'a secret of some length';
const body = '{"type":"content.changed"}';

let refreshes = 0;
let finish: () => void = () => {};
let told: unknown[] = [];
let follower: ContentFollower;
let address: string;
beforeEach(async () => {
  refreshes = 0;
  told = [];
  const refreshContent = () => {
    refreshes += 1;
    return new Promise<null>((resolve) => {
      finish = () => resolve(null);
    });
  };
  follower = new ContentFollower({ composer: { refreshContent }, secret, tell: (error) => told.push(error) });
  address = await follower.listen();
});
afterEach(async () => {
  finish();
  await follower.stop();
});

interface Message {
  headers?: Record<string, string>;
  path?: string;
  text?: string;
}

const send = async ({ headers = {}, path = contentHookPath, text = body }: Message) => {
  const url = new URL(path, address);
  return (await fetch(url, { method: 'POST', headers: { ...headers, connection: 'close' }, body: text }))
    .status;
};
const signed = () => ({ headers: signatureHeaders(secret, Math.floor(Date.now() / 1000), body) });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('refreshes content when the api says so', async () => {
  expect(await send(signed())).toBe(202);
  expect(refreshes).toBe(1);
});

it.each([
  ['without a signature', 401, {}],
  ['signed with another secret', 401, { headers: signatureHeaders('another', Date.now() / 1000, body) }],
  ['signed long ago', 401, { headers: signatureHeaders(secret, 1000, body) }],
  ['at another address', 404, { path: '/' }],
  ['that is too long', 413, { text: 'x'.repeat(5000) }],
])('takes no message %s', async (_, status, message) => {
  expect(await send(message)).toBe(status);
  expect(refreshes).toBe(0);
});

it('does one refresh at a time, and one more for all messages that came meanwhile', async () => {
  await send(signed());
  await send(signed());
  await send(signed());
  expect(refreshes).toBe(1);
  finish();
  await settle();
  expect(refreshes).toBe(2);
  finish();
  await settle();
  expect(refreshes).toBe(2);
});
