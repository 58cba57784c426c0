import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { repository } from '../fixtures/repository';
import { RunningSite } from '../fixtures/running-site';
import { serveAnchor } from './anchor';
import { measureBoot } from './measure-boot';
import { measureClick, measurePaints, type Control } from './measure-click';
import { measureLighthouse } from './measure-lighthouse';
import { measureNavigation, type Journey } from './measure-navigation';
import {
  bootTable,
  clickTable,
  lighthouseTable,
  median,
  navigationTable,
  paintTable,
  type Row,
} from './tables';

/** Runs of each page; they are interleaved, since only figures of one call can be compared on a busy machine. */
const runs = Number(process.env.BENCH_RUNS ?? 5);
/** What to measure: `mobile`, `desktop`, `paints`, `clicks`, `boots`, `navigations`; all of it unless told. */
const parts = (process.env.BENCH_PARTS ?? '').split(',').filter(Boolean);
const pages: Record<string, string> = {
  home: '/',
  'cctv-security': '/cctv-security',
  infrastructure: '/infrastructure',
  industry: '/industries/logistics',
  'blog listing': '/blog',
  article: '/blog/cameras-through-a-power-cut',
  contact: '/contact',
};
const controls: Record<string, { path: string; control: Control }> = {
  'menu of the platform': {
    path: '/',
    control: { press: 'button[aria-label=Menu]', expect: '#menu-mobile:popover-open' },
  },
  'React control of the frame': {
    path: '/',
    control: { press: 'header button[aria-label^=Switch]', expect: 'html.dark header' },
  },
  'light island': {
    path: '/red-teaming',
    control: { press: 'button[value=jailbreak]', expect: 'button[value=jailbreak][aria-pressed=true]' },
  },
  calculator: {
    path: '/cctv-security',
    control: { press: 'button[aria-controls=roi-panel]', expect: '#roi-panel input' },
  },
  'contact form': {
    path: '/contact',
    control: { press: 'form button[type=submit]', expect: '#contact-name[aria-invalid=true]' },
  },
  'chat bar': {
    path: '/',
    control: {
      press: '[data-island="mfe-chat/chat-bar"] button[aria-expanded=false]',
      expect: '[data-island="mfe-chat/chat-bar"] textarea',
    },
  },
};

test('measure the site beside a page without script', async () => {
  const anchor = await serveAnchor();
  const site = await RunningSite.start();
  const addresses = Object.fromEntries(
    Object.entries(pages).map(([name, path]) => [name, site.origin + path] as const),
  );
  const sites = { anchor: anchor.url, ...addresses };
  const chosen = Object.entries({
    mobile: async () => [
      '## Lighthouse, mobile (simulated slow 4G, CPU ×4)',
      lighthouseTable(await interleaved(sites, (url) => measureLighthouse(url, 'mobile'))),
    ],
    desktop: async () => [
      '## Lighthouse, desktop',
      lighthouseTable(await interleaved(sites, (url) => measureLighthouse(url, 'desktop'))),
    ],
    paints: async () => [
      '## Applied slow 4G and CPU ×4: paints of the untouched page',
      paintTable(await interleaved(sites, measurePaints)),
    ],
    clicks: async () => [
      '## Applied slow 4G and CPU ×4: clicks',
      clickTable(
        await interleaved(clickTargets(anchor.url, site.origin), ({ url, control }) =>
          measureClick(url, control),
        ),
      ),
    ],
    boots: async () => ['## Coming alive', bootTable(await interleaved(addresses, measureBoot))],
    navigations: async () => [
      '## Applied slow 4G and CPU ×4: from page to page',
      navigationTable(await interleaved(journeys(addresses), measureNavigation)),
    ],
  }).filter(([part]) => parts.length === 0 || parts.includes(part));
  const tables: string[] = [];
  for (const [, measure] of chosen) tables.push(...(await measure()));
  await site.stop();
  anchor.stop();
  const report = [
    `Medians of ${runs} interleaved runs; times in ms, sizes in KB as transferred. Ratios are to the anchor of the same call.`,
    ...tables,
  ].join('\n\n');
  console.log(report);
  await writeFile(join(repository, '.cache/bench.md'), `${report}\n`);
});

function clickTargets(anchor: string, origin: string) {
  const details = { press: 'details summary', expect: 'details[open] nav' };
  return {
    anchor: { url: anchor, control: details },
    ...Object.fromEntries(
      Object.entries(controls).map(([name, { path, control }]) => [name, { url: origin + path, control }]),
    ),
  };
}

/** To every page but the blog's listing, which loads itself anew for who comes from elsewhere; articles are opened from it. */
function journeys({ 'blog listing': blog = '', ...others }: Record<string, string>): Record<string, Journey> {
  const from = (name: string, to: string) =>
    name === 'article' ? blog : new URL('/privacy-policy', to).href;
  return Object.fromEntries(Object.entries(others).map(([name, to]) => [name, { from: from(name, to), to }]));
}

async function interleaved<Target, Figures extends object>(
  targets: Record<string, Target>,
  measure: (target: Target) => Promise<Figures>,
): Promise<Row<Figures>[]> {
  const all = new Map<string, Figures[]>(Object.keys(targets).map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1)
    for (const [name, target] of Object.entries(targets)) {
      all.get(name)?.push(await again(() => measure(target)));
      console.log(`run ${run} of ${runs}: ${name}`);
    }
  return [...all].map(([name, figures]) => ({ name, figures: median(figures) }));
}

/** Chromium loses a page now and then when the machine's network changes; that is no measurement. */
async function again<T>(measure: () => Promise<T>): Promise<T> {
  return measure().catch(measure);
}
