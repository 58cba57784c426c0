import pino from 'pino';
import { PageServer } from '../serve/page-server.js';
import { FolderStore } from '../store/folder-store.js';

/** A page server in a process of its own, to be killed: its store, the api and its port are its arguments. */
const [store = '', apiOrigin = '', port = ''] = process.argv.slice(2);

const server = new PageServer({
  store: new FolderStore(store),
  apiOrigin,
  host: '127.0.0.1',
  port: Number(port),
  log: pino({ level: 'error' }, pino.destination(2)),
});
await server.start();
process.send?.('open');
process.on('disconnect', () => process.exit());
