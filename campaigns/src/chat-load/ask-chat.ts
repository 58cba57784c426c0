import { chatAnswer } from '@northgate/contracts/chat.js';
import { postJson } from 'api/testing/start-api.js';
import { inLanes, timed, type Answers } from '../load.js';

export interface Load {
  /** Milliseconds of each call. */
  times: number[];
  /** Milliseconds of processor time of this process for each call; tells little with several at once. */
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
  const answers: Answers = { times: [], findings: [] };
  const processor: number[] = [];
  const messages = Array.from({ length: calls }, (_, at) => questions[at % questions.length]!);
  await inLanes(messages, { lanes: atOnce }, async (message) => {
    const used = process.cpuUsage();
    await timed(answers, () => askOnce(url, message));
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  });
  return { times: answers.times, processor, faults: new Set(answers.findings) };
}

async function askOnce(url: string, message: string): Promise<void> {
  const response = await postJson(`${url}/api/chat`, { message });
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  if (!chatAnswer.safeParse(body).data?.response) throw new Error('an answer without text');
}
