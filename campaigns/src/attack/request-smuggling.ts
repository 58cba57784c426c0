import { serviceOptions } from '@northgate/site/services.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import type { Attack, AttackBudget, AttackResult, AttackTarget } from './attack.js';
import { InnocentReaders } from './innocent-readers.js';
import { requestFramings, type Framing } from './request-framings.js';
import { sendRaw } from './send-raw.js';

const lead = JSON.stringify({
  ...{ name: 'Canary', company: 'Canary', email: 'canary@example.com', phone: '+441234567890' },
  ...{ service: serviceOptions(defaultBrand)[0]?.value, message: 'Nobody has sent this as a request.' },
});

/** Requests that no client sends as such: a method nobody uses, and a lead nobody has left. */
export const hiddenRequests = [
  'PUT /api/canary HTTP/1.1\r\nHost: a\r\n\r\n',
  `POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${lead.length}\r\n\r\n${lead}`,
];

/** Lines of the api's metrics that count what was inside. */
const canary =
  /^api_request_duration_seconds_count\{(?=.*method="PUT"|.*method="POST",route="\/api\/contact",status="201").*\} (\d+)$/gm;

const parallel = 12;

/** Requests that hide another one, sent to every door while others read. */
export const requestSmuggling: Attack = {
  name: 'requests hidden in requests',
  async run(target, budget) {
    const doors = [
      { name: 'page server', port: target.pageServer, echoes: true, pages: true },
      { name: 'api', port: target.api, echoes: true, pages: false },
      ...(target.proxy ? [{ name: 'nginx', port: target.proxy, echoes: false, pages: true }] : []),
    ];
    const readers = new InnocentReaders(doors);
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
  let tries = 0;
  const queue = all[Symbol.iterator]();
  const work = async () => {
    for (const { name, port, bytes } of queue) {
      if (Date.now() > until) return;
      tries += 1;
      const text = await sendRaw(port, bytes);
      if (/^HTTP\/1\.1 5\d\d/m.test(text) && !/^HTTP\/1\.1 50[15]/m.test(text))
        findings.push(`${name}: answered ${text.split('\r\n', 1)[0]}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
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
    await sendRaw(port, bytes);
    if ((await smuggled(target)) > before) found.push(`smuggled: ${name}`);
    if (found.length === 20 || Date.now() > until) break;
  }
  return found;
}
