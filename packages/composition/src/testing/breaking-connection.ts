import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How long the server has for reading what came before the end, in milliseconds. */
const reading = 300;

/** Another way to a server, on which the first request to a path breaks off. */
export interface BreakingConnection {
  origin: string;
  close: () => void;
}

/** Hands on everything to `origin`, but of the first request whose head holds `path` only so many bytes of the body. */
export async function breakingConnection(
  origin: string,
  path: string,
  bytes: number,
): Promise<BreakingConnection> {
  const { port } = new URL(origin);
  let broken = false;
  const handOn = (visitor: Socket) => {
    const server = connect(Number(port), '127.0.0.1');
    for (const socket of [visitor, server]) socket.on('error', () => visitor.destroy());
    server.pipe(visitor);
    let request = Buffer.alloc(0);
    let cut = false;
    visitor.on('data', (part: Buffer) => {
      const before = request.length;
      // Connections are used for several requests; what counts begins with the one to the path.
      if (before || part.includes(path)) request = Buffer.concat([request, part]);
      const end = request.indexOf('\r\n\r\n') + 4 + bytes;
      if (cut) return;
      if (broken || request.length < end) return void server.write(part);
      broken = cut = true;
      server.write(part.subarray(0, end - before));
      // What the server has not read when a connection breaks off is lost to it.
      setTimeout(() => [visitor, server].forEach((socket) => socket.destroy()), reading);
    });
    visitor.on('end', () => server.end());
  };
  const listening = createServer(handOn).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    origin: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    close: () => void listening.close(),
  };
}
