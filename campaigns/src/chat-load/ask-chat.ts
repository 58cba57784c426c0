import { chatAnswer } from '@northgate/contracts/chat.js';
import { postJson } from 'api/testing/start-api.js';

export interface Load {
  /** Milliseconds of each call, shortest first. */
  times: number[];
  /** Milliseconds of processor time of this process for each call, least first; tells little with several at once. */
  processor: number[];
  /** What went wrong, each thing once. */
  faults: Set<string>;
}

interface LoadOptions {
  calls: number;
  /** Calls that run at the same time. */
  atOnce: number;
  questions: readonly string[];
}

/** Asks the chat of an api again and again and takes the time of each answer. */
export async function askChat(url: string, { calls, atOnce, questions }: LoadOptions): Promise<Load> {
  const times: number[] = [];
  const processor: number[] = [];
  const faults = new Set<string>();
  let next = 0;
  const visitor = async () => {
    while (next < calls) {
      const message = questions[next++ % questions.length]!;
      const began = performance.now();
      const used = process.cpuUsage();
      const fault = await askOnce(url, message);
      times.push(performance.now() - began);
      const { user, system } = process.cpuUsage(used);
      processor.push((user + system) / 1000);
      if (fault) faults.add(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const ascending = (one: number, other: number) => one - other;
  return { times: times.sort(ascending), processor: processor.sort(ascending), faults };
}

async function askOnce(url: string, message: string): Promise<string | undefined> {
  const response = await postJson(`${url}/api/chat`, { message }).catch((error: Error) => error);
  if (response instanceof Error) return `no answer: ${response.message}`;
  const body: unknown = await response.json();
  if (response.status !== 200) return `answered ${response.status}`;
  return chatAnswer.safeParse(body).data?.response ? undefined : 'an answer without text';
}

/** The time that this share of the calls stayed within. */
export const percentile = ({ times }: Pick<Load, 'times'>, share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0;
