import { chatAnswer } from '@northgate/contracts/chat.js';
import { questions } from '../evaluation/questions.content.js';
import { percentile, timed, type Answers } from '../load.js';
import type { Attack } from './attack.js';

const crowd = 200;

/** Everybody asks the assistant at the same moment, and everybody gets an answer. */
export const chatCrowd: Attack = {
  name: 'questions at once',
  share: 5,
  async run({ pageServer }, { tries: most = crowd }) {
    const { times, findings }: Answers = { times: [], findings: [] };
    await Promise.all(
      Array.from({ length: most }, (_, at) => {
        const [message] = questions[at % questions.length] ?? [''];
        return timed({ times, findings }, () => ask(pageServer, message));
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

async function ask(port: number, message: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  const body: unknown = await answer.json();
  if (!chatAnswer.safeParse(body).data?.response)
    throw new Error(`${message} was answered with ${answer.status}`);
}
