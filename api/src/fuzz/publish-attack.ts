import { problem } from '@northgate/contracts/errors.js';
import { publishPath } from '@northgate/contracts/publish.js';
import { hostilePosts, type HostilePost } from './hostile-posts.js';

/** A running api that takes posts. */
export interface PublishTarget {
  apiOrigin: string;
  publishToken: string;
}

export interface AttackReport {
  tries: number;
  held: number;
  /** A sentence for each try that did not hold. */
  findings: string[];
}

/** How long a post may take to be answered, and a probe beside it, in milliseconds. */
const answerLimit = 10_000;
const probeLimit = 1000;

/** An answer this fast leaves no time for another one meanwhile, in milliseconds. */
const instantly = 200;

/** Publishes one hostile post after the other and asks meanwhile whether the api answers others. */
export const publishAttack = {
  name: 'posts that are to stop the api',
  run: (target: PublishTarget): Promise<AttackReport> => attackWith(hostilePosts, target),
};

/** Publishes these posts; each one holds when it is answered with 2xx or 4xx while others are answered too. */
export async function attackWith(posts: HostilePost[], target: PublishTarget): Promise<AttackReport> {
  const findings: string[] = [];
  let held = 0;
  for (const post of posts) {
    const fault = await attackOnce(post, target);
    if (fault === undefined) held += 1;
    else findings.push(`${post.name}: ${fault}`);
  }
  return { tries: posts.length, held, findings };
}

async function attackOnce(post: HostilePost, target: PublishTarget): Promise<string | undefined> {
  const began = performance.now();
  const publishing = publish(post, target);
  const probes = await probeUntil(publishing, target);
  const answer = await publishing;
  const took = performance.now() - began;
  if (answer instanceof Error) return `no answer: ${answer.message}`;
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (post.refused && answer.status < 400) return `taken with ${answer.status}`;
  if (answer.status >= 400 && !problem.safeParse(answer.body).data?.fields)
    return `refused without naming a field`;
  if (took > answerLimit) return `answered after ${Math.round(took)} ms`;
  if (probes.answered === 0 && took > instantly) return 'nobody else was answered meanwhile';
  if (probes.longest > probeLimit) return `somebody else waited ${Math.round(probes.longest)} ms`;
  return undefined;
}

const publish = (
  { markdown }: HostilePost,
  { apiOrigin, publishToken }: PublishTarget,
): Promise<{ status: number; body: unknown } | Error> =>
  fetch(apiOrigin + publishPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${publishToken}` },
    body: JSON.stringify({ markdown: markdown() }),
    signal: AbortSignal.timeout(120_000),
  })
    .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
    .catch((error: Error) => error);

/** Asks for the health of the api until the other work is done. */
async function probeUntil(
  done: Promise<unknown>,
  { apiOrigin }: PublishTarget,
): Promise<{ answered: number; longest: number }> {
  let running = true;
  void done.then(() => (running = false));
  const probes = { answered: 0, longest: 0 };
  while (running) {
    const asked = performance.now();
    const ok = await fetch(`${apiOrigin}/healthz`).then(
      async (response) => response.ok && (await response.text()) !== '',
      () => false,
    );
    probes.longest = Math.max(probes.longest, performance.now() - asked);
    if (running && ok) probes.answered += 1;
  }
  return probes;
}
