import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@northgate/contracts/release.js';
import { PageHandler } from './page-handler.js';
import { composeWith } from './read-composition.js';
import type { ServeTask } from './serve-composed.js';

/** A process of its own that serves a composition: what it has loaded of an app stays loaded until it ends. */
async function serve({ own, recording, port, site, reloads }: ServeTask): Promise<number> {
  const described = release.parse(JSON.parse(await readFile(join(own, 'release.json'), 'utf8')));
  const composition = await composeWith({ release: described, folder: own }, recording);
  const handler = new PageHandler({ composition, site, ...(reloads && { script: reload }) });
  const server = createServer((request, response) => {
    if (request.url !== '/__reload') return void handler.handle(request, response);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 300\n\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The stream breaks off when the process ends, and opens again once the next one serves. */
const reload = `{let open=false;new EventSource('/__reload').onopen=()=>{if(open)location.reload();open=true}}`;

process.once('message', (task: ServeTask) => {
  serve(task).then(
    (port) => process.send?.({ port }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
