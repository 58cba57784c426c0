import { chatAnswer } from '@northgate/contracts/chat.js';
import { questions } from '../evaluation/questions.content.js';
import type { Attack } from './attack.js';
import { percentile } from './figures.js';

const crowd = 200;

/** Everybody asks the assistant at the same moment, and everybody gets an answer. */
export const chatCrowd: Attack = {
  name: 'questions at once',
  share: 5,
  async run({ pageServer }, { tries: most = crowd }) {
    const findings: string[] = [];
    const times = await Promise.all(
      Array.from({ length: most }, async (_, at) => {
        const [message] = questions[at % questions.length] ?? [''];
        const began = performance.now();
        const fault = await ask(pageServer, message).catch((error: Error) => error.message);
        if (fault) findings.push(`${message} ${fault}`);
        return performance.now() - began;
      }),
    );
    const [median, p99] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)));
    return {
      tries: most,
      held: most - findings.length,
      findings,
      note: `median ${median} ms, p99 ${p99} ms`,
    };
  },
};

async function ask(port: number, message: string): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  const body: unknown = await answer.json();
  return chatAnswer.safeParse(body).data?.response ? null : `was answered with ${answer.status}`;
}
