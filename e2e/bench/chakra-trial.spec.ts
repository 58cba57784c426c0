import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Opened } from './chakra-trial/page';
import { serveTrial } from './chakra-trial/serve-trial';
import { Phone, withBrowser } from './slow-phone';

const runs = Number(process.env.BENCH_RUNS ?? 5);

const panels = ['numbers', 'form', 'conversation'].flatMap((panel) => [`${panel}-kit`, `${panel}-chakra`]);

test('open panels of the kit and of Chakra on a slow phone', async () => {
  const { origin, bytesOf, stop } = await serveTrial();
  const times = new Map<string, number[]>(panels.map((panel) => [panel, []]));
  for (let run = 1; run <= runs; run += 1)
    for (const [panel, all] of times) all.push(await open(`${origin}/${panel}`));
  for (const [panel, all] of times) {
    const sorted = all.map(Math.round).sort((a, b) => a - b);
    console.log(`${panel}: ${await bytesOf(panel)} bytes, painted ${sorted.join(', ')} ms after the press`);
    expect(sorted.every(Number.isFinite)).toBe(true);
  }
  stop();
});

/** Milliseconds from the press to the painted panel. */
const open = (url: string) =>
  withBrowser(async (browser) => {
    const phone = await Phone.open(browser);
    await phone.goto(url);
    await wait(1000);
    await phone.press('button');
    await wait(6000);
    const { pressed, painted = NaN } = await phone.evaluate(
      () => (window as unknown as { opened: Opened }).opened,
    );
    return painted - pressed;
  });
