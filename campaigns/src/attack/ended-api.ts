import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, AttackTarget } from './attack.js';
import { canaryLead } from './canary-lead.js';

/** Ways the api goes away: killed twice in a row, and there but without an answer ever again. */
const ways: NodeJS.Signals[] = ['SIGKILL', 'SIGKILL', 'SIGSTOP'];

/** An api that is not back after this stays away, in milliseconds. */
const patience = 90_000;

/** The api is ended, or stops answering: pages go on, no form is lost to who typed it, and it comes back by itself. */
export const endedApi: Attack = {
  name: 'an api that is killed or hangs',
  share: 45,
  async run(target, { until: end, tries: most }) {
    const findings: string[] = [];
    const seconds: string[] = [];
    const counts = { pages: 0, forms: 0 };
    let ended = 0;
    for (const way of ways.slice(0, most)) {
      if (Date.now() > end) break;
      ended += 1;
      const until = Date.now() + patience;
      const began = performance.now();
      const gone = target.apiProcess();
      if (gone === undefined) throw new Error('There is no process of the api.');
      process.kill(gone, way);
      const back = async () => ![gone, undefined].includes(target.apiProcess()) && (await isReady(target));
      const [, formFaults] = await Promise.all([
        readPages(target, { back, until, counts, findings }),
        sendForms(target, { back, until, counts }),
      ]);
      findings.push(...formFaults);
      if (await back()) seconds.push(`${((performance.now() - began) / 1000).toFixed(1)} s after ${way}`);
      else findings.push(`the api was not back after ${way}`);
    }
    const tries = counts.pages + counts.forms + ended;
    const note = `${counts.pages} pages and ${counts.forms} forms meanwhile; back ${seconds.join(', ')}`;
    return { tries, held: Math.max(0, tries - findings.length), findings, note };
  },
};

interface Meanwhile {
  back: () => Promise<boolean>;
  until: number;
  counts: { pages: number; forms: number };
}

/** Whether the api says so, and the page server, which names an api that is away in a second line, has noticed. */
const isReady = async ({ api, pageServer }: AttackTarget): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${api}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )) && (await (await fetch(`http://127.0.0.1:${pageServer}/readyz`)).text()).trim() === 'ok';

async function readPages(
  { pageServer }: AttackTarget,
  { back, until, counts, findings }: Meanwhile & { findings: string[] },
): Promise<void> {
  do {
    counts.pages += 1;
    const status = await fetch(`http://127.0.0.1:${pageServer}/contact`).then(
      async (answer) => (await answer.text()) && String(answer.status),
      (error: Error) => error.message,
    );
    if (status !== '200') findings.push(`a page was answered with ${status} while the api was away`);
    await wait(50);
  } while (!(await back()) && Date.now() < until);
}

/** Forms posted without script: each is taken, or comes back as a page with what was typed. */
async function sendForms(
  { pageServer }: AttackTarget,
  { back, until, counts }: Meanwhile,
): Promise<string[]> {
  const faults: string[] = [];
  do {
    counts.forms += 1;
    const message = `Typed while the api was away, ${counts.forms}`;
    const fault = await fetch(`http://127.0.0.1:${pageServer}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ ...canaryLead, message }),
    }).then(
      async (answer) => {
        const kept =
          /text\/html/.test(answer.headers.get('content-type') ?? '') &&
          (await answer.text()).includes(message);
        return answer.status < 400 || kept
          ? null
          : `a form was answered with ${answer.status} and without its text`;
      },
      (error: Error) => `a form got no answer: ${error.message}`,
    );
    if (fault) faults.push(fault);
    await wait(50);
  } while (!(await back()) && Date.now() < until);
  return faults;
}
