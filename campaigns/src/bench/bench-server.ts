import { createServer } from 'node:http';
import { pino } from 'pino';
import sirv from 'sirv';
import { openWorkspace } from '@northgate/composition/release/workspace.js';
import { PageServer } from '@northgate/composition/serve/page-server.js';
import { sharedStore } from './shared-store.js';

/** Serves the live revision on a port, with the page server, also while a share runs (`shared`), or with sirv: `node bench-server.js ours 4000`. */
const [kind, port] = [process.argv[2], Number(process.argv[3])];
const { store, environment } = await openWorkspace();
const live = await store.live();
if (!live) throw new Error('Nothing is live: run npm start once.');
if (kind === 'sirv') {
  const serve = sirv(store.pagesFolder(live.revision.number), { etag: true, gzip: true, brotli: true });
  const server = createServer((request, response) =>
    serve(request, response, () => void response.writeHead(404).end()),
  );
  server.listen(port, '127.0.0.1', () => console.log('listening'));
} else {
  const log = pino({ level: 'warn' });
  const served = kind === 'shared' ? sharedStore(store) : store;
  await new PageServer({
    store: served,
    apiOrigin: environment.apiOrigin,
    host: '127.0.0.1',
    port,
    log,
  }).start();
  console.log('listening');
}
