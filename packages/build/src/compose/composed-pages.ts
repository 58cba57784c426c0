import { createRequire } from 'node:module';
import type { AppName } from '@northgate/contracts/release.js';
import type { CreateRenderer, PagePlan, PageResult, SiteRenderer } from '@northgate/contracts/renderer.js';
import { canonicalPath } from '@northgate/site/paths.js';
import type { RendererSetup } from './renderer-setup.js';

const require = createRequire(import.meta.url);

type Read = <T>(path: string) => Promise<T>;

/** Renders pages of a composition when they are asked for, one after the other. */
export class ComposedPages {
  private readonly renderer: SiteRenderer;
  private readonly apps: AppName[];
  /** Files that the rendered pages share, by their address. */
  private readonly shared = new Map<string, string>();
  private queue: Promise<unknown> = Promise.resolve();

  /** `read` gets JSON of the api. */
  constructor({ shellEntry, input }: RendererSetup, read: Read) {
    const { createRenderer } = require(shellEntry) as { createRenderer: CreateRenderer };
    this.renderer = createRenderer({ ...input, read });
    this.apps = Object.keys(input.remotes) as AppName[];
  }

  /** The page at a path, the page for unknown addresses where there is none. Throws what rendering throws. */
  async page(path: string): Promise<PageResult> {
    const rendering = this.queue.then(async () => this.renderer.render(await this.planOf(path)));
    this.queue = rendering.catch(() => {});
    const page = await rendering;
    if ('failedParts' in page)
      throw new Error(page.failedParts.map(({ name, reason }) => `${name}: ${reason}`).join('\n'));
    for (const { path: address, text } of [...(page.styles ?? []), ...(page.lateData ? [page.lateData] : [])])
      this.shared.set(address, text);
    return page;
  }

  /** A file of styles or data that a page which was rendered asks for. */
  sharedFile(address: string): string | undefined {
    return this.shared.get(address);
  }

  private async planOf(path: string): Promise<PagePlan> {
    const wanted = canonicalPath(path);
    for (const app of this.apps) {
      // An app whose pages need the api has none while nobody answers for it.
      const plans = await this.renderer.plan(app).catch(() => []);
      const found = plans.find((plan) => !plan.missing && canonicalPath(plan.path) === wanted);
      if (found) return found;
    }
    return this.renderer.notFound;
  }
}
