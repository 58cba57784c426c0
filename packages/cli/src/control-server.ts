import type { ReleaseEvent, SendingProblem } from '@northgate/contracts/sent-release.js';
import { CliError } from './cli-error.js';

/** How often a request is tried whose connection breaks, and the pause before each further try, in milliseconds. */
const pauses = [1000, 5000];

/** Longest that nothing comes from the server; it says that it is alive every ten seconds. In milliseconds. */
const silence = 60_000;

interface Question {
  method: 'GET' | 'PUT' | 'POST';
  json?: unknown;
  archive?: ReadableStream<Uint8Array>;
}

/** A refusal of a control server, with what it says. */
export class ControlProblem extends CliError {
  constructor(readonly problem: SendingProblem) {
    super(`${problem.title} (${problem.code})`);
  }
}

/** Talks to the control server of a site. */
export class ControlServer {
  private readonly origin: string;

  /** Throws `CliError` when the address is none to send a token to. */
  constructor(
    address: string,
    private readonly token: string,
  ) {
    const url = URL.canParse(address) ? new URL(address) : null;
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
    if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && local)))
      throw new CliError(`${address} is no https address; only this machine itself may be reached by http.`);
    this.origin = url.origin;
  }

  /** A request with an answer in JSON. Throws `ControlProblem`, and `CliError` when the server cannot be reached. */
  async ask<T>(path: string, question: Omit<Question, 'archive'>): Promise<T> {
    return this.patiently(() => this.askOnce<T>(path, question));
  }

  /** The same without a second try. Throws what `fetch` throws as well. */
  async askOnce<T>(path: string, question: Question): Promise<T> {
    return (await (await this.send(path, question)).json()) as T;
  }

  /** Does something again, from its beginning, as long as connections break off; `attempt` counts from 0. Throws as `ask` does. */
  async patiently<T>(attemptOnce: (attempt: number) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await attemptOnce(attempt);
      } catch (error) {
        if (error instanceof CliError) throw error;
        const pause = pauses[attempt];
        if (pause === undefined) throw new CliError(`${this.origin} cannot be reached: ${reasonOf(error)}.`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** A file. Throws as `ask` does. */
  async file(path: string): Promise<Uint8Array> {
    return this.patiently(
      async () => new Uint8Array(await (await this.send(path, { method: 'GET' })).arrayBuffer()),
    );
  }

  /** The events of an order as they come. Throws as `ask` does, and `CliError` when the answer breaks off. */
  async *order(path: string, json: unknown): AsyncGenerator<ReleaseEvent> {
    const answer = await this.send(path, { method: 'POST', json }).catch((error: unknown) => {
      throw error instanceof CliError
        ? error
        : new CliError(`${this.origin} cannot be reached: ${reasonOf(error)}.`);
    });
    let rest = '';
    try {
      for await (const part of spoken(answer.body!.pipeThrough(new TextDecoderStream()))) {
        const lines = (rest + part).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) yield JSON.parse(line) as ReleaseEvent;
      }
    } catch (error) {
      throw new CliError(
        `The connection to ${this.origin} broke off (${reasonOf(error)}). The release goes on there; ask again to see how it ends.`,
      );
    }
  }

  private async send(path: string, { method, json, archive }: Question): Promise<Response> {
    const type = archive ? 'application/x-tar' : 'application/json';
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'error',
      headers: { authorization: `Bearer ${this.token}`, ...(method !== 'GET' && { 'content-type': type }) },
      ...(method !== 'GET' && { body: archive ?? JSON.stringify(json) }),
      ...(archive && { duplex: 'half' }),
    });
    if (!answer.ok) throw await problemOf(answer);
    return answer;
  }
}

/** Parts of a stream; throws when nothing comes for too long. */
async function* spoken(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`nothing came for ${silence / 1000} s`)), silence);
    });
    const { done, value } = await Promise.race([reader.read(), silent]).finally(() => clearTimeout(timer));
    if (done) return;
    yield value;
  }
}

async function problemOf(answer: Response): Promise<Error> {
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json'))
    return new CliError(
      `${new URL(answer.url).origin} answers ${answer.status} and is no control server, or a proxy before it does not let this through.`,
    );
  return new ControlProblem((await answer.json()) as SendingProblem);
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message || String(cause) : message;
};
