import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where metrics are read: an address of their own, which visitors do not reach. */
export class MetricsServer {
  private readonly server: Server;

  /** `read` gives the metrics in the text format of Prometheus. */
  constructor(read: () => Promise<string>) {
    this.server = createServer((request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      read().then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }

  /** Rejects when the port is taken; 0 takes a free one. */
  async start(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
