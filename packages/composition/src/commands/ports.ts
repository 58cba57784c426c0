import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { EnvironmentError, type Environment } from '../environment.js';

interface Place {
  variable: string;
  port: number;
  host: string;
}

/**
 * Makes sure that every port this program is about to listen at is free, and that no two are the same one. Throws
 * `EnvironmentError` with a sentence that names the port and its variable; nothing has been changed by then. `variable` is the
 * one the site's own port came from.
 */
export async function expectFreePorts(environment: Environment, variable: string): Promise<void> {
  const { port, host, apiPort, contentHookPort, metrics } = environment;
  const local = '127.0.0.1';
  await expectFree([
    { variable, port, host },
    { variable: 'API_PORT', port: apiPort, host: local },
    { variable: 'CONTENT_HOOK_PORT', port: contentHookPort, host: local },
    ...(metrics ? [{ variable: 'METRICS_PORT', ...metrics }] : []),
  ]);
}

/** Makes sure that one port is free. Throws `EnvironmentError`. */
export const expectFreePort = (variable: string, port: number, host: string): Promise<void> =>
  expectFree([{ variable, port, host }]);

/**
 * A port for the api where its default one is taken by another program; null when the default is free, or the port was chosen
 * by the environment.
 */
export async function otherApiPort({ apiPort }: Environment, source = process.env): Promise<number | null> {
  if (source.API_PORT || source.API_ORIGIN) return null;
  const taken = await listenAt({ variable: 'API_PORT', port: apiPort, host: '127.0.0.1' }).then(
    (server) => server.close() && false,
    () => true,
  );
  if (!taken) return null;
  const server = await listenAt({ variable: 'API_PORT', port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** All are held at the same time, for two of them may be the same. */
async function expectFree(places: Place[]): Promise<void> {
  const held: Awaited<ReturnType<typeof listenAt>>[] = [];
  try {
    for (const place of places) held.push(await listenAt(place));
  } finally {
    await Promise.all(held.map((server) => (server.close(), once(server, 'close'))));
  }
}

async function listenAt({ variable, port, host }: Place) {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    return server;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${message})`;
    throw new EnvironmentError(
      `Port ${port} ${why}, so nothing was started or changed. Stop that program, or choose another port in ${variable}.`,
    );
  }
}
