import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { createRequire } from 'node:module';
import type { CreateRenderer, SiteRenderer } from '@northgate/contracts/renderer.js';
import type { AppName } from '@northgate/contracts/release.js';
import { CallBreakers } from './call-breakers.js';
import type { Given, WorkerAnswer, WorkerRequest, WorkerSetup } from './render-messages.js';

/** A process of its own that renders the pages of one candidate revision and is then gone. */
const require = createRequire(import.meta.url);
const apiTimeout = 10_000;
const calls = new CallBreakers();

let renderer: SiteRenderer | undefined;

/** What the page that is being rendered has read so far, and the app that reads. */
let reads: Record<string, string> = {};
let reader: AppName = 'shell';

/** What it is given instead of reading it. */
let given: Given = {};

const readFrom =
  (origin: string) =>
  <T>(path: string): Promise<T> =>
    calls.run(reader, () => readOnce<T>(origin, path));

async function readOnce<T>(origin: string, path: string): Promise<T> {
  if (Object.hasOwn(given, path)) return given[path] as T;
  // Compressed copies have tags of their own; the manifest names the plain ones.
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetchWhole(origin + path, apiTimeout, { headers });
  reads[path] = (response.ok && response.headers.get('etag')) || '';
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return (await response.json()) as T;
}

async function setUp({ shellEntry, apiOrigin, input, sharesComponents }: WorkerSetup): Promise<void> {
  const { createRenderer } = require(shellEntry) as { createRenderer: CreateRenderer };
  // The schemas it checks by take as long to load as Node needs to start.
  const checks = sharesComponents ? await import('./check-props.js') : {};
  renderer = createRenderer({ ...input, read: readFrom(apiOrigin), ...checks });
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    if (!renderer) throw new Error('The worker was not set up.');
    if (request.ask === 'plan') {
      reader = request.app;
      return { id, value: await renderer.plan(request.app) };
    }
    if (request.ask === 'not-found') return { id, value: renderer.notFound };
    reads = {};
    reader = request.plan.app;
    given = request.given ?? {};
    const page = await renderer.render(request.plan, request.without);
    return { id, value: 'failedParts' in page ? page : { ...page, reads } };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Pages are rendered one after the other: the frame they share holds one page at a time. */
let queue: Promise<unknown> = Promise.resolve();

process.on('message', (message: WorkerSetup | WorkerRequest) => {
  queue = queue.then(async () => {
    if ('ask' in message) process.send?.(await answer(message));
    else await setUp(message);
  });
});
process.on('disconnect', () => process.exit());
