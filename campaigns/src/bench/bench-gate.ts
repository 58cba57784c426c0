import { cpus } from 'node:os';
import { kindOf } from '../gate/campaign-case.js';
import { GateCampaign } from '../gate/gate-campaign.js';
import { say } from '@northgate/composition/commands/say.js';

/**
 * `npm run bench:gate`: how long the browser half of the gate takes for a release of the frame that changes many pages, of which fourteen are looked at, when no
 * look is kept and when those of the live pages are, and how long it takes to take back one app whose pages are kept.
 */
const mostPages = 14;
const sheet = 'shell/src/features/footer/footer.module.css';
const space = (pixels: number) =>
  kindOf(
    'bench',
    { [`footer ${pixels}`]: [{ file: sheet, add: `.footer { padding-bottom: ${pixels}px; }` }] },
    { app: 'shell', mostPages },
  );
const title = kindOf('bench', {
  title: [
    {
      file: 'mfe-blog/src/content/listing.content.ts',
      from: `title: 'AI Insights and Resources'`,
      to: `title: 'AI Insights, Resources and Notes'`,
    },
  ],
});

const campaign = await GateCampaign.open(say);
try {
  say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  for (const one of [...space(36), ...space(40)]) {
    const steps = new Map<string, number>();
    campaign.timed = (step, ms) => void steps.set(step, (steps.get(step) ?? 0) + ms);
    const { gate } = (await campaign.goLive(one)).revision;
    for (const [step, ms] of [...steps].sort(([, a], [, b]) => b - a))
      say(`  ${(ms / 1000).toFixed(1).padStart(6)} s ${step}`);
    say(`gate, ${one.name}: ${gate?.pages ?? 0} pages in ${gate?.seconds ?? 0} s`);
  }
  for (const one of title) {
    await campaign.goLive(one);
    const began = performance.now();
    const { rendered } = await campaign.takeBack(one);
    const seconds = ((performance.now() - began) / 1000).toFixed(2);
    say(`rollback of ${one.app}: ${seconds} s, ${rendered.length} pages rendered`);
  }
} finally {
  await campaign.close();
}
