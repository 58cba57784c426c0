import type { Article } from '@northgate/contracts/blog.js';
import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { Brand } from '@northgate/site/brand.js';
import { paths } from '@northgate/site/paths.js';
import { RenderProcess } from '../../render/render-process.js';
import { renderWithParts } from '../../render/render-with-parts.js';
import { workerSetup } from '../../render/worker-setup.js';
import type { Store } from '../../store/store.js';
import { ConsoleRefusal } from '../../console/console-refusal.js';

interface PreviewOptions {
  store: Store;
  brand: Brand;
  apiOrigin: string;
}

/** How long a page may take, and how long the process that renders stays without work, in milliseconds. */
const patience = 20_000;
const idleTime = 60_000;

/** A page as the renderer made it, with its sheets of styles: all of its own first, the typeface after them. */
export interface PreviewedPage {
  html: string;
  styles: string[];
}

interface Running {
  revision: number;
  process: RenderProcess;
  plan: Promise<PagePlan>;
}

/** Renders articles that are not published yet by the live revision, as they would be rendered for the site. */
export class PagePreview {
  private running: Running | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: PreviewOptions) {}

  async article(article: Article): Promise<PreviewedPage> {
    clearTimeout(this.idle);
    const { process, plan } = await this.start();
    try {
      const path = paths.article(article.slug);
      const planned = { ...(await plan), path, params: { slug: article.slug }, missing: false };
      const given = { [`/api${path}`]: article };
      const renderer = {
        render: (page: PagePlan, without?: string[]) => process.render(page, without, given),
      };
      const { page } = await renderWithParts(planned, renderer, []);
      return { html: page.html, styles: (page.styles ?? []).map(({ text }) => text) };
    } catch (error) {
      // What a process throws once it may throw again: the next page gets a new one.
      this.close();
      throw error;
    } finally {
      this.idle = setTimeout(() => this.close(), idleTime).unref();
    }
  }

  /** Ends the process; a later page starts it again. */
  close(): void {
    clearTimeout(this.idle);
    this.running?.process.close();
    this.running = null;
  }

  private async start(): Promise<Running> {
    const live = await this.options.store.live();
    if (!live) throw new ConsoleRefusal(404, 'Nothing is live yet.');
    const { number, apps } = live.revision;
    if (this.running?.revision === number) return this.running;
    const { brand = this.options.brand } = await this.options.store.readPages(number);
    const setup = await workerSetup({ ...this.options, brand, apps, number });
    this.close();
    const process = new RenderProcess(setup, patience);
    const pattern = paths.article(':slug');
    const plan = process.plan('mfe-blog').then((plans) => {
      const found = plans.find((one) => one.pattern === pattern);
      if (!found) throw new ConsoleRefusal(404, 'The live release of the blog has no page for articles.');
      return found;
    });
    plan.catch(() => {});
    this.running = { revision: number, process, plan };
    return this.running;
  }
}
