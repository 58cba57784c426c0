import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** What readers ask for; each has an answer of its own that does not change. */
const questions = [
  ['GET', '/api/blog'],
  ['GET', '/api/blog?region=india'],
  ['GET', '/api/blog?region=nowhere'],
  ['GET', '/api/blog/innocent-one'],
  ['GET', '/api/blog/innocent-two'],
  ['GET', '/api/innocent'],
  ['GET', '/api/docs'],
  ['POST', '/api/chat', '{"message":""}'],
  ['POST', '/api/contact', '{"name":"x"}'],
  ['GET', '/blog'],
  ['GET', '/contact'],
] as const;

type Question = (typeof questions)[number];

interface Door {
  name: string;
  port: number;
  /** Whether answers carry the id that was sent; a proxy writes its own. */
  echoes: boolean;
  /** Whether pages are served here too. */
  pages: boolean;
}

interface Answer {
  headers: IncomingHttpHeaders;
  /** What must be the same each time. */
  fixed: string;
  requestId: string | undefined;
}

/** Visitors who ask over connections that stay open while others attack, and check that each answer is theirs. */
export class InnocentReaders {
  answers = 0;
  readonly wrong: string[] = [];
  private readonly expected = new Map<string, string>();
  private readonly running: Promise<void>[] = [];
  private stopped = false;

  constructor(
    private readonly doors: Door[],
    /** How long an answer may take, in milliseconds. */
    private readonly patience = 30_000,
    private readonly perDoor = 3,
  ) {}

  /** Learns the right answers while nobody attacks, then goes on asking until `stop`. */
  async start(): Promise<void> {
    for (const door of this.doors) {
      const agent = new Agent();
      for (const question of asked(door))
        this.expected.set(keyOf(door, question), (await ask({ door, agent, question, id: 'before' })).fixed);
    }
    for (const door of this.doors)
      for (let reader = 0; reader < this.perDoor; reader += 1)
        this.running.push(this.read(door, `${door.name.replaceAll(' ', '-')}-${reader}`));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  private async read(door: Door, name: string): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const open = asked(door);
    for (let turn = 0; !this.stopped; turn += 1) {
      const question = open[turn % open.length]!;
      const id = `${name}-${turn}`;
      const found = await ask({ door, agent, question, id, patience: this.patience }).then(
        (answer) => this.faultOf(door, question, id, answer),
        (error: Error) => error.message,
      );
      this.answers += 1;
      if (found) this.wrong.push(`${door.name}: ${question[0]} ${question[1]}: ${found}`);
    }
    agent.destroy();
  }

  private faultOf(door: Door, question: Question, id: string, answer: Answer): string | null {
    const echoed = String(answer.headers['x-request-id']);
    if (door.echoes && echoed !== id) return `the answer is to ${echoed}`;
    // Pages out of the proxy's own memory carry no id.
    if (answer.requestId !== undefined && answer.requestId !== echoed)
      return `the body is for ${answer.requestId}`;
    return answer.fixed === this.expected.get(keyOf(door, question)) ? null : 'another answer than before';
  }
}

const keyOf = (door: Door, question: Question): string => `${door.name} ${question.join(' ')}`;
const asked = ({ pages }: Door): Question[] =>
  questions.filter(([, path]) => pages || path.startsWith('/api'));

interface Asked {
  door: Door;
  agent: Agent;
  question: Question;
  id: string;
  patience?: number;
}

function ask({ door, agent, question, id, patience = 30_000 }: Asked): Promise<Answer> {
  const [method, path, body] = question;
  const headers = { 'x-request-id': id, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: door.port, method, path, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const requestId = /"requestId":"([^"]*)"/.exec(text)?.[1];
        const fixed = `${response.statusCode} ${text.replace(/"requestId":"[^"]*"/, '')}`;
        resolve({ headers: response.headers, fixed, requestId });
      });
    });
    sent.setTimeout(patience, () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}
