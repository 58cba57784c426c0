import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentHookPath } from '@northgate/contracts/content-manifest.js';
import { isSigned } from '@northgate/contracts/signature.js';
import type { Composer } from './composer.js';

/** How often the api is asked whether its content changed, should a message of its be lost; in milliseconds. */
const pollEvery = 2000;

/** Largest message that is read, in bytes. */
const largest = 4096;

interface FollowerOptions {
  composer: Pick<Composer, 'refreshContent'>;
  /** What the api signs its messages with. */
  secret: string;
  /** Told what went wrong. */
  tell: (error: unknown) => void;
}

/** Renders pages again when content changes: at once when the api says so, and soon in any case. */
export class ContentFollower {
  private running: Promise<void> | null = null;
  private again = false;
  private polling: NodeJS.Timeout | undefined;
  private readonly server = createServer((request, response) => {
    this.hear(request, response).catch(() => response.destroy());
  });

  constructor(private readonly options: FollowerOptions) {}

  /** Listens for the api's messages and resolves with the address they are to be sent to. */
  async listen(host = '127.0.0.1', port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    this.server.unref();
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${contentHookPath}`;
  }

  /** Begins to ask by itself. */
  follow(): void {
    this.polling = setInterval(() => void this.refresh(), pollEvery).unref();
  }

  /** Stops asking and listening, and resolves when what is under way is done. */
  async stop(): Promise<void> {
    clearInterval(this.polling);
    this.server.close();
    await this.running;
  }

  /** One refresh at a time; all that is asked for meanwhile becomes one more afterwards. */
  private refresh(): Promise<void> {
    this.again = true;
    return (this.running ??= this.run().finally(() => {
      this.running = null;
    }));
  }

  private async run(): Promise<void> {
    while (this.again) {
      this.again = false;
      await this.options.composer.refreshContent().catch(this.options.tell);
    }
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number) => void response.writeHead(status).end();
    if (request.method !== 'POST' || request.url !== contentHookPath) return answer(404);
    if (!(Number(request.headers['content-length']) <= largest)) return answer(413);
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    if (!isSigned(this.options.secret, request.headers, body)) return answer(401);
    answer(202);
    void this.refresh();
  }
}
