import { sendBytes } from '@northgate/composition/testing/send-bytes.js';
import { doorsOf, type Attack, type AttackBudget, type AttackResult, type AttackTarget } from './attack.js';
import { canaryLead } from './canary-lead.js';
import { inLanes } from '../load.js';
import { InnocentReaders } from './innocent-readers.js';
import { requestFramings, type Framing } from './request-framings.js';

const lead = JSON.stringify(canaryLead);

/** Requests that no client sends as such: a method nobody uses, and a lead nobody has left. */
export const hiddenRequests = [
  'PUT /api/canary HTTP/1.1\r\nHost: a\r\n\r\n',
  `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${lead.length}\r\n\r\n${lead}`,
];

/** Lines of the api's metrics that count what was inside. */
const canary =
  /^api_request_duration_seconds_count\{(?=.*method="PUT"|.*method="POST",route="\/api\/contact",status="201").*\} (\d+)$/gm;

const lanes = 12;
/** A connection on which nothing came for this long has been answered as far as it will be, in milliseconds. */
const quiet = 400;

/** Requests that hide another one, sent to every door while others read. */
export const requestSmuggling: Attack = {
  name: 'requests hidden in requests',
  share: 70,
  async run(target, budget) {
    const doors = doorsOf(target).map(({ name, port }) => {
      return { name, port, echoes: port !== target.proxy, pages: port !== target.api };
    });
    const readers = new InnocentReaders(doors, budget.patience);
    const framings = requestFramings(hiddenRequests);
    const all = doors.flatMap(({ name, port }) =>
      framings.map((framing) => ({ ...framing, name: `${name}: ${framing.name}`, port })),
    );
    const before = await smuggled(target);
    await readers.start();
    const { tries, findings } = await sendAll(spread(all, budget.tries), budget);
    await readers.stop();
    const got = (await smuggled(target)) - before;
    const wrong = findings.length + got + readers.wrong.length;
    if (got)
      findings.push(`${got} hidden requests reached the api`, ...(await whichOnes(all, target, budget)));
    const checked = tries + readers.answers;
    return {
      tries: checked,
      held: checked - wrong,
      findings: [...findings, ...readers.wrong],
      note: `${tries} requests at ${doors.length} doors, ${readers.answers} answers to readers beside`,
    };
  },
};

type Try = Framing & { port: number };

/** As many as asked for, from all over the list. */
function spread(all: Try[], count = all.length): Try[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0).slice(0, count);
}

async function sendAll(
  all: Try[],
  { until }: AttackBudget,
): Promise<Pick<AttackResult, 'tries' | 'findings'>> {
  const findings: string[] = [];
  const tries = await inLanes(all, { lanes, until }, async ({ name, port, bytes }) => {
    const text = await sendBytes(port, bytes, quiet);
    if (/^HTTP\/1\.1 5\d\d/m.test(text) && !/^HTTP\/1\.1 50[15]/m.test(text))
      findings.push(`${name}: answered ${text.split('\r\n', 1)[0]}`);
  });
  return { tries, findings };
}

/** Hidden requests that the api has counted so far. */
async function smuggled({ api }: AttackTarget): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${api}/metrics`)).text();
  return [...metrics.matchAll(canary)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Sends one after the other, as long as there is time, to name those that got through. */
async function whichOnes(all: Try[], target: AttackTarget, { until }: AttackBudget): Promise<string[]> {
  const found: string[] = [];
  for (const { name, port, bytes } of all) {
    const before = await smuggled(target);
    await sendBytes(port, bytes, quiet);
    if ((await smuggled(target)) > before) found.push(`smuggled: ${name}`);
    if (found.length === 20 || Date.now() > until) break;
  }
  return found;
}
