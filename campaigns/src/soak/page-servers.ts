import { fork, type ChildProcess } from 'node:child_process';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const program = fileURLToPath(new URL('./soak-page-server.js', import.meta.url));

interface Upstream {
  port: number;
  child: ChildProcess;
}

/**
 * Two page servers over one store, behind a proxy that asks the other one when one does not answer, as any proxy in
 * front of two machines does. Either can be killed, and the files of one app can be slowed.
 */
export class PageServers {
  /** Whose files are held back, and for how long in milliseconds. */
  slow: { app: string; delay: number } | null = null;
  private upstreams: Upstream[] = [];
  private readonly proxy: Server;
  private next = 0;

  constructor(
    private readonly store: string,
    private readonly apiOrigin: string,
  ) {
    this.proxy = createServer((incoming, response) => {
      this.pass(incoming, response).catch(() => response.destroy());
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
  }

  /** Addresses of the page servers themselves. */
  get origins(): string[] {
    return this.upstreams.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  async start(): Promise<void> {
    for (const port of [await getPort(), await getPort()])
      this.upstreams.push({ port, child: await this.launch(port) });
    await new Promise<void>((resolve) => this.proxy.listen(0, '127.0.0.1', resolve));
  }

  /** Kills one page server as a power cut would, and starts it again. */
  async kill(index: number): Promise<void> {
    const upstream = this.upstreams[index];
    if (!upstream) return;
    const gone = new Promise((resolve) => upstream.child.once('exit', resolve));
    upstream.child.kill('SIGKILL');
    await gone;
    await wait(500);
    upstream.child = await this.launch(upstream.port);
  }

  async stop(): Promise<void> {
    this.proxy.closeAllConnections();
    await new Promise((resolve) => this.proxy.close(resolve));
    for (const { child } of this.upstreams) child.kill('SIGKILL');
  }

  private launch(port: number): Promise<ChildProcess> {
    const child = fork(program, [this.store, this.apiOrigin, String(port)], { execArgv: [] });
    return new Promise((resolve, reject) => {
      child.once('message', () => resolve(child));
      child.once('exit', (code) => reject(new Error(`A page server ended with ${code} before it was open.`)));
    });
  }

  private async pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = [];
    for await (const part of incoming) body.push(part as Buffer);
    if (this.slow && incoming.url?.startsWith(`/assets/${this.slow.app}/`)) await wait(this.slow.delay);
    this.next += 1;
    for (let attempt = 0; ; attempt += 1) {
      const upstream = this.upstreams[(this.next + attempt) % this.upstreams.length];
      try {
        const answer = await ask(upstream?.port ?? 0, incoming, Buffer.concat(body));
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      } catch (error) {
        if (attempt === 3) throw error;
      }
    }
  }
}

interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The whole answer, so that one that breaks off can be asked for again. */
function ask(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
