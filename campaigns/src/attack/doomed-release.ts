import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@northgate/composition/testing/ask.js';
import type { Attack, AttackTarget } from './attack.js';

/** Releases, each of which one visitor meets, on different pages. */
const releases = 2;

/** A release that is not back after this stays, in milliseconds. */
const patience = 120_000;

/** Releases that do fail in browsers go back by themselves after the first visitor who meets that. */
export const doomedRelease: Attack = {
  name: 'releases that fail in browsers',
  share: 45,
  async run(target, { until, tries = releases }) {
    const findings: string[] = [];
    const seconds: string[] = [];
    for (let index = 0; index < Math.min(tries, releases); index += 1) {
      if (Date.now() > until) break;
      const { revision, rendered } = await target.releaseBlog('throws in browsers');
      const pages = rendered.filter((page) => page.startsWith('/blog') && !page.includes(':'));
      await meet(target, pages.at(-index) ?? '/blog', revision.number);
      const began = performance.now();
      const isBack = async () => (await target.store.live())?.revision.number !== revision.number;
      while (!(await isBack()) && performance.now() - began < patience) await wait(100);
      if (await isBack()) seconds.push(`${((performance.now() - began) / 1000).toFixed(1)} s`);
      else findings.push(`revision ${revision.number} is still live`);
    }
    const held = seconds.length;
    const note = `back ${seconds.join(' and ')} after the first visitor`;
    return { tries: held + findings.length, held, findings, note };
  },
};

/** One visitor is served a page, and the page reports that it failed. */
async function meet({ pageServer }: AttackTarget, path: string, revision: number): Promise<void> {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await ask(pageServer, path, { headers });
  const body = JSON.stringify({ revision, reason: 'broken on purpose', path });
  await ask(pageServer, '/_site/error', { method: 'POST', headers, body });
}
