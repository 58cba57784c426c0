import { problem } from '@northgate/contracts/errors.js';
import { publishPath } from '@northgate/contracts/publish.js';
import type { Attack, AttackTarget } from './attack.js';
import { generatedPosts } from './generated-posts.js';
import { hostilePosts, type HostilePost } from './hostile-posts.js';

/** How long a post may take to be answered, and a probe beside it, in milliseconds. */
const answerLimit = 10_000;
const probeLimit = 3000;

/** An answer this fast leaves no time for another one meanwhile, in milliseconds. */
const instantly = 200;

/** Of those made up; all there is time for are sent. */
const generated = 1000;

/** Publishes one hostile post after the other; each holds when it is answered with 2xx or 4xx while others are answered too. */
export const stoppingPosts: Attack = {
  name: 'posts that are to stop the api',
  share: 45,
  async run(target, { until, tries: most, seed }) {
    const findings: string[] = [];
    let tries = 0;
    for (const post of [...spread(hostilePosts, most), ...generatedPosts(most ?? generated, seed)]) {
      if (Date.now() > until) break;
      tries += 1;
      const fault = await attackOnce(post, target);
      if (fault) findings.push(`${post.name}: ${fault}`);
    }
    await withdraw(target);
    const listed = Math.min(tries, most ?? hostilePosts.length);
    const note = `${listed} listed, ${tries - listed} made up from seed ${seed}`;
    return { tries, held: tries - findings.length, findings, note };
  },
};

/** As many as asked for, from all over the list. */
const spread = (posts: HostilePost[], count = posts.length): HostilePost[] =>
  posts.filter((_, at) => at % Math.ceil(posts.length / count) === 0);

async function attackOnce(post: HostilePost, target: AttackTarget): Promise<string | undefined> {
  const began = performance.now();
  const publishing = publish(post, target);
  const probes = await probeUntil(publishing, target);
  const answer = await publishing;
  const took = performance.now() - began;
  if (answer.status === 0) return `no answer: ${String(answer.body)}`;
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (post.refused && answer.status < 400) return `taken with ${answer.status}`;
  const nameless = namesNoField(answer);
  if (nameless) return nameless;
  if (took > answerLimit) return `answered after ${Math.round(took)} ms`;
  if (probes.answered === 0 && took > instantly) return 'nobody else was answered meanwhile';
  if (probes.longest > probeLimit) return `somebody else waited ${Math.round(probes.longest)} ms`;
  return undefined;
}

/** What is wrong with a refusal that says nothing about the post; one too long as a body is refused before anybody reads it. */
function namesNoField({ status, body }: Answer): string | undefined {
  const isPlain = status < 400 || status === 413 || problem.safeParse(body).data?.fields;
  return isPlain ? undefined : `refused with ${status} without naming a field: ${JSON.stringify(body)}`;
}

interface Answer {
  /** 0 where nothing was answered. */
  status: number;
  body: unknown;
}

const publish = ({ markdown }: HostilePost, target: AttackTarget) => send(target, { markdown: markdown() });

const withdraw = (target: AttackTarget) => send(target, { slug: 'hostile', withdraw: true });

const send = ({ api, publishToken }: AttackTarget, message: object): Promise<Answer> =>
  fetch(`http://127.0.0.1:${api}${publishPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${publishToken}` },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(120_000),
  })
    .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
    .catch((error: Error) => ({ status: 0, body: error.message }));

/** Asks for the health of the api until the other work is done. */
async function probeUntil(
  done: Promise<unknown>,
  { api }: AttackTarget,
): Promise<{ answered: number; longest: number }> {
  let running = true;
  void done.then(() => (running = false));
  const probes = { answered: 0, longest: 0 };
  while (running) {
    const asked = performance.now();
    const ok = await fetch(`http://127.0.0.1:${api}/healthz`).then(
      async (response) => response.ok && (await response.text()) !== '',
      () => false,
    );
    probes.longest = Math.max(probes.longest, performance.now() - asked);
    if (running && ok) probes.answered += 1;
  }
  return probes;
}
