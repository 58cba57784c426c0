import { Agent, get } from 'node:http';

const readers = 8;

interface LoadOptions {
  /** Asks once more, on a fresh connection, when a kept connection turns out to be closed, as browsers do. */
  again?: boolean;
}

/** Readers that ask for pages over kept connections, one after the other, until it ends. */
export class SteadyLoad {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: readers });
  private readonly failures: string[] = [];
  private readonly all: Promise<unknown>;
  private answered = 0;
  private ending = false;

  constructor(
    private readonly port: number,
    private readonly paths: string[],
    private readonly options: LoadOptions = {},
  ) {
    this.all = Promise.all(Array.from({ length: readers }, (_, offset) => this.read(offset)));
  }

  /** What was answered, and what was not: 5xx and broken answers count as failures. */
  async end(): Promise<{ answered: number; failures: string[] }> {
    this.ending = true;
    await this.all;
    this.agent.destroy();
    return { answered: this.answered, failures: this.failures };
  }

  private async read(offset: number): Promise<void> {
    for (let next = offset; !this.ending; next += 1) {
      const path = this.paths[next % this.paths.length] ?? '/';
      const failure = await this.ask(path, this.options.again === true);
      if (failure) this.failures.push(`${path} ${failure}`);
      else this.answered += 1;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  private ask(path: string, again: boolean, agent: Agent | false = this.agent): Promise<string | null> {
    const { port } = this;
    return new Promise((resolve) => {
      const request = get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.on('error', (error) => resolve(error.message));
        response.on('end', () =>
          resolve((response.statusCode ?? 0) < 500 ? null : String(response.statusCode)),
        );
        response.resume();
      });
      request.on('error', (error: NodeJS.ErrnoException) =>
        again && request.reusedSocket && error.code === 'ECONNRESET'
          ? resolve(this.ask(path, false, false))
          : resolve(error.message),
      );
    });
  }
}
