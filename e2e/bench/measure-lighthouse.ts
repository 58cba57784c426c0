import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTool } from '@northgate/composition/commands/install-tool.js';
import { chromium } from '@playwright/test';
import { launch } from '../playwright.config';

/** What is read of a Lighthouse report. */
interface Result {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

/** What is used of Lighthouse, which is no package of the workspaces. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: 'silent'; output: 'json' },
    config: unknown,
  ) => Promise<{ lhr: Result } | undefined>;
  desktopConfig: unknown;
}

/** What one Lighthouse run says of a page: scores of 100, times in milliseconds, sizes in bytes as transferred. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scriptBytes: number;
  htmlBytes: number;
}

/** One run in a fresh browser. Throws when Lighthouse could not load the page. */
export async function measureLighthouse(url: string, form: 'mobile' | 'desktop'): Promise<LighthouseFigures> {
  const port = 9300 + Math.floor(Math.random() * 600);
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const { default: lighthouse, desktopConfig } = await installedLighthouse();
    const run = await lighthouse(
      url,
      { port, logLevel: 'silent', output: 'json' },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'No result');
    return figures(run.lhr);
  } finally {
    await browser.close();
  }
}

async function installedLighthouse(): Promise<Lighthouse> {
  const program = join(installTool('lighthouse'), 'lighthouse/core/index.js');
  return (await import(pathToFileURL(program).href)) as Lighthouse;
}

function figures({ audits, categories }: Result): LighthouseFigures {
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    items?: { resourceType: string; transferSize: number }[];
  };
  const bytes = (type: string) =>
    items.reduce((sum, item) => sum + (item.resourceType === type ? item.transferSize : 0), 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bytes('Script'),
    htmlBytes: bytes('Document'),
  };
}
