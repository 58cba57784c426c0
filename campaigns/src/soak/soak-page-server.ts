import pino from 'pino';
import { CandidateLinks } from '@northgate/composition/candidates/candidate-links.js';
import { PageServer } from '@northgate/composition/serve/page-server.js';
import { FolderStore } from '@northgate/composition/store/folder-store.js';
import { soakSecret } from './early-looks.js';

/** A page server in a process of its own, to be killed: its store, the api and its port are its arguments. */
const [store = '', apiOrigin = '', port = ''] = process.argv.slice(2);

const server = new PageServer({
  store: new FolderStore(store),
  apiOrigin,
  host: '127.0.0.1',
  port: Number(port),
  candidateLinks: async () => new CandidateLinks(soakSecret),
  log: pino({ level: 'error' }, pino.destination(2)),
});
await server.start();
process.send?.('open');
process.on('disconnect', () => process.exit());
