import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@northgate/composition/testing/ask.js';
import type { Attack, AttackTarget } from './attack.js';

/** Visitors whose reports stand before the one that matters, each of another network, and the pages they name. */
const crowd = 60;
const working = ['/', '/contact', '/cybersecurity'];

const visit = async ({ pageServer }: AttackTarget, visitor: string, path: string, revision: number) => {
  const headers = { 'x-forwarded-for': visitor };
  await ask(pageServer, path, { headers });
  const body = JSON.stringify({ revision, reason: 'an error', path });
  await ask(pageServer, '/_site/error', { method: 'POST', headers, body });
};

/** Releases that do fail in browsers, and one visitor who meets that: they go back by themselves, also while others forge reports. */
export const doomedRelease: Attack = {
  name: 'releases that fail in browsers',
  share: 45,
  async run(target, { until, tries = 2 }) {
    const findings: string[] = [];
    const seconds: string[] = [];
    for (const forged of [0, crowd].slice(0, tries)) {
      const { revision } = await target.releaseBlog('throws in browsers');
      for (let index = 0; index < forged; index += 1)
        await visit(target, `100.65.${index}.1`, working[index % working.length] ?? '/', revision.number);
      await visit(target, '203.0.113.9', '/blog', revision.number);
      const began = performance.now();
      const isBack = async () => (await target.store.live())?.revision.number !== revision.number;
      while (!(await isBack()) && Date.now() < until) await wait(100);
      if (await isBack()) seconds.push(((performance.now() - began) / 1000).toFixed(1));
      else
        findings.push(
          `revision ${revision.number}, with ${forged} forged reports before the true one, is still live`,
        );
    }
    const note = `back ${seconds.join(' s and ')} s after the first visitor, the second time with ${crowd} forged reports before`;
    const held = seconds.length;
    return { tries: held + findings.length, held, findings, note };
  },
};
